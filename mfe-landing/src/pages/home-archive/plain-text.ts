import type { PlainText } from '@ia/federation/config';
import { stripMarkup } from '@ia/shared-services/rich-text';
import {
  aboutV1,
  aboutV1Cards,
  aboutV3,
  aboutV3Slides,
  aboutV5,
  aboutV5Faq,
} from '../../content/archive/about.ts';
import { archiveHero, archiveNote } from '../../content/archive/page.ts';

const cardParts = (cards: readonly { title: string; text: string }[]) =>
  cards.map(({ title, text }) => ({ heading: title, text: [text] }));

/** Plain text of the archived page, note first, for machine readers and visitors without JavaScript. */
export default {
  title: archiveNote.title,
  lead: archiveNote.text,
  parts: [
    { heading: archiveHero.title, text: [archiveHero.mission] },
    { heading: aboutV1.title, parts: cardParts(aboutV1Cards) },
    { heading: aboutV3.title, parts: cardParts(aboutV3Slides) },
    {
      heading: aboutV5.title,
      parts: aboutV5Faq.map(({ question, answer }) => ({ heading: question, text: [stripMarkup(answer)] })),
    },
  ],
} satisfies PlainText;
