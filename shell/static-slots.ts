import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import { escapeHtml } from '@ia/federation/document';
import { glossary } from '@ia/shared-services/glossary';
import { dateHtml } from './date-html.ts';
import type { StaticDocument } from './src/content/documents/index.ts';
import { statementSlots } from './statement-slots.ts';

/** The glossary in alphabetical order. */
const terms = Object.entries(glossary).sort(([, a], [, b]) => a.term.localeCompare(b.term, 'pt'));
const mapTerms = (format: (id: string, term: string, definition: string) => string): string =>
  terms.map(([id, { term, definition }]) => format(id, escapeHtml(term), escapeHtml(definition))).join('\n');

/** Placeholder of a model's id, which `federation compose` fills from `site.config.json`. */
const modelSlot = ({ name }: { name: string }): string => `{site:ai.models.${name}}`;
const withImages = AI_PROVIDERS.filter((provider) => 'image' in provider);

/** Values that replace the slot comments of the static pages. */
export const slots = ({ updated }: StaticDocument): Record<string, string> => ({
  'text-models': AI_PROVIDERS.map(({ text }) => modelSlot(text)).join(', '),
  // Images, comments and news have one provider.
  'image-model': withImages.map(({ image }) => modelSlot(image)).join(', '),
  'single-model': withImages.map(({ text }) => modelSlot(text)).join(', '),
  updated: updated ? dateHtml(updated) : '',
  terms: mapTerms((id, term) => `<li><a href="#${id}">${term}</a></li>`),
  definitions: mapTerms((id, term, definition) => `<dt id="${id}">${term}</dt>\n<dd>${definition}</dd>`),
  // The accessibility statement declares no date: that of its results applies.
  ...(updated ? {} : statementSlots()),
});
