import type { Reading, ReadingPart } from '@ia/federation/config';
import { plain } from '@ia/shared-services/rich-text';
import { about, aboutSlides } from '../../content/about.ts';
import { faq, faqItems } from '../../content/faq.ts';
import { hero } from '../../content/hero.ts';
import { manifesto, manifestoCards } from '../../content/manifesto.ts';

const cards = (all: readonly { title: string; text: string }[]): ReadingPart[] =>
  all.map(({ title, text }) => ({ heading: title, text: [text] }));

/** The words of the main page, for whoever reads it without the page. */
export default {
  title: hero.title,
  lead: hero.mission,
  parts: [
    { heading: manifesto.title, text: [manifesto.lead], parts: cards(manifestoCards) },
    { heading: about.title, text: [about.lead], parts: cards(aboutSlides) },
    {
      heading: faq.title,
      parts: faqItems.map(({ question, answer }) => ({ heading: question, text: [plain(answer)] })),
    },
  ],
} satisfies Reading;
