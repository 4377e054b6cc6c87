import { escapeHtml } from '../document/escape-html.ts';
import type { Reading, ReadingPart } from './reading.ts';

const DEEPEST = 6;
const all = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>\n`).join('');

function partHtml({ heading, text = [], list = [], parts = [] }: ReadingPart, level: number): string {
  const below = heading ? Math.min(level + 1, DEEPEST) : level;
  return [
    heading ? all(`h${level}`, [heading]) : '',
    all('p', text),
    list.length > 0 ? `<ul>\n${all('li', list)}</ul>\n` : '',
    ...parts.map((part) => partHtml(part, below)),
  ].join('');
}

/** A page's words as a document shows them: headings, paragraphs and lists, and nothing that an app could smuggle in. */
export const readingHtml = ({ title, lead, parts }: Reading): string =>
  [all('h1', [title]), all('p', lead ? [lead] : []), ...parts.map((part) => partHtml(part, 2))].join('');
