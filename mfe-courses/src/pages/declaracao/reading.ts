import type { Reading } from '@ia/federation/config';
import { topics } from '../../content/declaration/topics.ts';
import { declaration } from '../../content/declaration/words.ts';
import { lasts } from '../../content/words.ts';
import { courses } from './courses.ts';

/** What a declaration is, and of which courses there is one, for whoever reads it without the page. */
export default {
  title: declaration.hero.title,
  lead: declaration.hero.lead,
  parts: [
    { heading: declaration.sheet.limits, text: [declaration.sheet.limitsText] },
    {
      heading: declaration.all,
      text: [declaration.unfinished.text, declaration.unfinished.elsewhere],
      parts: courses.map(({ step }) => ({
        heading: step.title,
        text: [
          step.text,
          ...(step.minutes ? [`${declaration.sheet.duration}: ${lasts(step.minutes).toLowerCase()}.`] : []),
        ],
        list: [...step.learns],
      })),
    },
    { heading: declaration.sheet.contents, list: Object.values(topics) },
    { heading: declaration.sheet.staff.title, text: [declaration.sheet.staff.text] },
  ],
} satisfies Reading;
