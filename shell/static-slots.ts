import { escapeHtml } from '@ia/federation/document';
import { glossary } from '@ia/shared-services/glossary';
import type { StaticDocument } from './src/content/documents/index.ts';

const LONG_DATE = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-22' as a reader and a machine read it. */
export const dateHtml = (day: string, id?: string): string =>
  `<time${id ? ` id="${id}"` : ''} datetime="${day}">${LONG_DATE.format(new Date(day))}</time>`;

const terms = Object.entries(glossary).sort(([, a], [, b]) => a.term.localeCompare(b.term, 'pt'));
const linesOf = (line: (id: string, term: string, definition: string) => string): string =>
  terms.map(([id, { term, definition }]) => line(id, escapeHtml(term), escapeHtml(definition))).join('\n');

/** What the static pages show of data, by the comment that keeps its place in their words. */
export const slots = ({ file, updated }: StaticDocument): Record<string, string> => ({
  updated: updated ? dateHtml(updated, file.startsWith('acess') ? 'statement-date-review' : undefined) : '',
  terms: linesOf((id, term) => `<li><a href="#${id}">${term}</a></li>`),
  definitions: linesOf((id, term, definition) => `<dt id="${id}">${term}</dt>\n<dd>${definition}</dd>`),
});
