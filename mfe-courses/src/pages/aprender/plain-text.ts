import type { PlainText } from '@ia/federation/config';
import { stripMarkup } from '@ia/shared-services/rich-text';
import { learn, paths } from '../../content/learn/learn.ts';

/**
 * Plain text of the page, for machine readers and visitors without JavaScript: the two paths and their steps.
 */
export default {
  title: learn.hero.title,
  lead: stripMarkup(learn.hero.lead),
  parts: paths.map(({ title, lead, steps }) => ({
    heading: title,
    text: [lead],
    parts: steps.map((step) => ({ heading: step.title, text: [step.text] })),
  })),
} satisfies PlainText;
