/** Those our authors write; any other is shown as it was typed. */
const CODES: Record<string, number> = {
  amp: 38,
  lt: 60,
  gt: 62,
  quot: 34,
  apos: 39,
  nbsp: 160,
  laquo: 171,
  raquo: 187,
  copy: 169,
  ndash: 8211,
  mdash: 8212,
  hellip: 8230,
  euro: 8364,
};

/**
 * Writes `&nbsp;` as `&#160;`. The browser build of `decode-named-character-reference` (1.2.0, under react-markdown
 * 10) decodes names through innerHTML, which Trusted Types forbids: one `&amp;` would take the page down.
 * Numbers are decoded without it. Code is left alone, references are not decoded there.
 */
export function numericReferences(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/&([a-z][a-z0-9]*);/gi, (_, name: string) => {
            const code = CODES[name];
            return code === undefined ? `&#38;${name};` : `&#${code};`;
          }),
    )
    .join('');
}
