import type { Reading } from '@ia/federation/config';
import { verifying } from '../../content/declaration/credential.ts';

/** What the page finds out of a credential, for whoever reads it without the page. */
export default {
  title: verifying.title,
  lead: verifying.lead,
  parts: [
    {
      heading: verifying.answers,
      parts: Object.values(verifying.verdicts).map(({ title, text }) => ({ heading: title, text: [text] })),
    },
  ],
} satisfies Reading;
