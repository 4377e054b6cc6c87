import type { PlainText } from '@ia/federation/config';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { cocreate } from '../../content/cocreate.ts';
import { markdownToPlainText } from '../../rules/markdown-to-plain-text.ts';

/** Plain-text version for visitors without JavaScript: the six principles and their background. */
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
      { heading: principle.accordion_title, parts: markdownToPlainText(principle.accordion_content) },
      { text: [principle.practical_example] },
    ],
  })),
} satisfies PlainText;
