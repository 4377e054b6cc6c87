import type { PlainText } from '@ia/federation/config';
import { achievements } from '@ia/shared-services/credential';
import { declaration } from '../../content/declaration/text.ts';
import { topics } from '../../content/declaration/topics.ts';
import { durationText } from '../../content/text.ts';
import { courses } from './courses.ts';

/**
 * Plain text of the page, for machine readers and visitors without JavaScript: the declaration and its
 * courses.
 */
export default {
  title: declaration.hero.title,
  lead: declaration.hero.lead,
  parts: [
    { heading: declaration.sheet.limits, text: [declaration.sheet.limitsText] },
    {
      heading: declaration.all,
      text: [declaration.unfinished.text, declaration.unfinished.elsewhere],
      parts: courses.map(({ id, step }) => ({
        heading: step.title,
        text: [
          step.text,
          ...(step.minutes
            ? [`${declaration.sheet.duration}: ${durationText(step.minutes).toLowerCase()}.`]
            : []),
        ],
        list: [...achievements[id].skills],
      })),
    },
    { heading: declaration.sheet.contents, list: Object.values(topics) },
    { heading: declaration.sheet.staff.title, text: [declaration.sheet.staff.text] },
  ],
} satisfies PlainText;
