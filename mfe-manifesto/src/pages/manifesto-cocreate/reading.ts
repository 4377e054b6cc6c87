import type { Reading } from '@ia/federation/config';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { cocreate } from '../../content/cocreate.ts';
import { plainWords } from '../../rules/plain-words.ts';

/** The six principles with what stands behind each, for whoever reads them without the page. */
export default {
  title: cocreate.hero.title,
  lead: cocreate.hero.lead,
  parts: PRINCIPLES.map((principle) => ({
    heading: principle.title,
    text: [principle.description],
    parts: [
      {
        heading: principle.relevance_title,
        text: [principle.relevance_headline, principle.relevance_infographic_text],
        list: principle.relevance_facts,
      },
      { heading: principle.accordion_title, parts: plainWords(principle.accordion_content) },
      { text: [principle.practical_example] },
    ],
  })),
} satisfies Reading;
