import type { Reading } from '@ia/federation/config';
import { trainers } from '../../content/trainers/words.ts';
import { sheets } from './sheets.ts';

const { sheet: words } = trainers;

/** What each sheet says to a trainer, for whoever reads it without the page. The steps are those of the course. */
export default {
  title: trainers.hero.title,
  lead: trainers.hero.lead,
  parts: [
    { heading: words.steps, list: trainers.steps },
    ...sheets.map(({ step, meeting, audience, materials, before, talk, inRoom }) => ({
      heading: step.title,
      text: [
        step.text,
        `${words.audience}: ${audience}. ${words.atMost}: ${words.minutes(meeting)}${inRoom ? `, ${words.withoutComputers}` : ''}.`,
      ],
      parts: [
        { heading: words.materials, list: [...materials] },
        { heading: words.before, list: [...before] },
        {
          heading: words.talk,
          parts: talk.map(({ question, listen }) => ({
            heading: question,
            text: [`${words.listen}: ${listen}`],
          })),
        },
      ],
    })),
  ],
} satisfies Reading;
