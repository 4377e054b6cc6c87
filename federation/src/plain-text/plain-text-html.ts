import { escapeHtml } from '../document/escape-html.ts';
import type { PlainText, PlainTextPart } from './plain-text.ts';

/** HTML has headings down to h6. */
const MAX_HEADING_LEVEL = 6;
/** Wraps each text in an element. */
const wrapEach = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>\n`).join('');

/** Returns the HTML of a part, and of the parts in it one heading level lower. */
function partHtml({ heading, text = [], list = [], parts = [] }: PlainTextPart, level: number): string {
  const partLevel = heading ? Math.min(level + 1, MAX_HEADING_LEVEL) : level;
  return [
    heading ? wrapEach(`h${level}`, [heading]) : '',
    wrapEach('p', text),
    list.length > 0 ? `<ul>\n${wrapEach('li', list)}</ul>\n` : '',
    ...parts.map((part) => partHtml(part, partLevel)),
  ].join('');
}

/**
 * Returns the HTML of a page's plain text: headings, paragraphs and lists. Escapes all text, so that
 * an app cannot inject markup.
 */
export const plainTextHtml = ({ title, lead, parts }: PlainText): string =>
  [
    wrapEach('h1', [title]),
    wrapEach('p', lead ? [lead] : []),
    ...parts.map((part) => partHtml(part, 2)),
  ].join('');
