import type { PlainText } from '@ia/federation/config';
import { madeHere } from '../../content/made-here.ts';

/** Plain text of the page, for machine readers and visitors without JavaScript. */
export default {
  title: madeHere.title,
  lead: madeHere.lead,
  parts: [
    { heading: madeHere.about.title, text: [...madeHere.about.text] },
    {
      heading: madeHere.results,
      text: [madeHere.limits],
      parts: Object.values(madeHere.marks).map(({ title, text }) => ({ heading: title, text: [text] })),
    },
  ],
} satisfies PlainText;
