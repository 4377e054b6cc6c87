import { escapeHtml } from '../document/escape-html.ts';
import type { PlainText, PlainTextPart } from './plain-text.ts';

/** HTML has headings down to h6. */
const MAX_HEADING_LEVEL = 6;
const all = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>\n`).join('');

function partHtml({ heading, text = [], list = [], parts = [] }: PlainTextPart, level: number): string {
  const below = heading ? Math.min(level + 1, MAX_HEADING_LEVEL) : level;
  return [
    heading ? all(`h${level}`, [heading]) : '',
    all('p', text),
    list.length > 0 ? `<ul>\n${all('li', list)}</ul>\n` : '',
    ...parts.map((part) => partHtml(part, below)),
  ].join('');
}

/**
 * HTML of a page's plain text: headings, paragraphs and lists. Escapes all text, so that
 * an app cannot inject markup.
 */
export const plainTextHtml = ({ title, lead, parts }: PlainText): string =>
  [all('h1', [title]), all('p', lead ? [lead] : []), ...parts.map((part) => partHtml(part, 2))].join('');
