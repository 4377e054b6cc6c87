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

/** Placeholder of an AI model's id, which `federation compose` fills from `site.config.json` of each site. */
const modelSlot = ({ name }: { name: string }): string => `{site:ai.models.${name}}`;
const withImages = AI_PROVIDERS.filter((provider) => 'image' in provider);

/**
 * Values of the slots of a static page. A slot is a comment such as `<!-- terms -->` in the page's HTML; the
 * build replaces it (`static-documents.ts`).
 */
export const slots = ({ updated }: StaticDocument): Record<string, string> => ({
  'text-models': AI_PROVIDERS.map(({ text }) => modelSlot(text)).join(', '),
  // Images, comments and news have one provider.
  'image-model': withImages.map(({ image }) => modelSlot(image)).join(', '),
  'single-model': withImages.map(({ text }) => modelSlot(text)).join(', '),
  updated: updated ? dateHtml(updated) : '',
  terms: mapTerms((id, term) => `<li><a href="#${id}">${term}</a></li>`),
  definitions: mapTerms((id, term, definition) => `<dt id="${id}">${term}</dt>\n<dd>${definition}</dd>`),
  // The accessibility statement has no `updated`: its date is that of the test results. The 404 and offline
  // pages have none either, but do not use these slots.
  ...(updated ? {} : statementSlots()),
});
