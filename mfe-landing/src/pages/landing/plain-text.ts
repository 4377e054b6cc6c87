import type { PlainText, PlainTextPart } from '@ia/federation/config';
import { stripMarkup } from '@ia/shared-services/rich-text';
import { about, aboutSlides } from '../../content/about.ts';
import { faq, faqItems } from '../../content/faq.ts';
import { hero } from '../../content/hero.ts';
import { manifesto, manifestoCards } from '../../content/manifesto.ts';

const cardParts = (cards: readonly { title: string; text: string }[]): PlainTextPart[] =>
  cards.map(({ title, text }) => ({ heading: title, text: [text] }));

/** Plain text of the main page, for machine readers and visitors without JavaScript. */
export default {
  title: hero.title,
  lead: hero.mission,
  parts: [
    { heading: manifesto.title, text: [manifesto.lead], parts: cardParts(manifestoCards) },
    { heading: about.title, text: [about.lead], parts: cardParts(aboutSlides) },
    {
      heading: faq.title,
      parts: faqItems.map(({ question, answer }) => ({ heading: question, text: [stripMarkup(answer)] })),
    },
  ],
} satisfies PlainText;
