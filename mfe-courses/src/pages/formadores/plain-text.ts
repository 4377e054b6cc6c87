import type { PlainText } from '@ia/federation/config';
import { trainers } from '../../content/trainers/text.ts';
import { sheets } from './sheets.ts';

const { sheet: t } = trainers;

/**
 * Plain text of the trainer sheets, for machine readers and visitors without JavaScript. The steps come from
 * the courses.
 */
export default {
  title: trainers.hero.title,
  lead: `${trainers.hero.lead} ${trainers.inFullPage}`,
  parts: [
    { heading: t.steps, list: trainers.steps },
    ...sheets.map(({ step, sessionMinutes, audience, materials, before, talk, classroomSteps }) => ({
      heading: step.title,
      text: [
        step.text,
        `${t.audience}: ${audience}. ${t.atMost}: ${t.minutes(sessionMinutes)}${classroomSteps ? `, ${t.withoutComputers}` : ''}.`,
      ],
      parts: [
        { heading: t.materials, list: [...materials] },
        { heading: t.before, list: [...before] },
        {
          heading: t.talk,
          parts: talk.map(({ question, listen }) => ({
            heading: question,
            text: [`${t.listen}: ${listen}`],
          })),
        },
      ],
    })),
  ],
} satisfies PlainText;
