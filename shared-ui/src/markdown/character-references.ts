/** Code points of the supported named character references; others are shown as typed. */
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
 * Converts named references such as `&nbsp;` to numeric ones (`&#160;`). The browser build of
 * `decode-named-character-reference` (1.2.0, used by react-markdown 10) decodes names through innerHTML,
 * which Trusted Types blocks: a single `&amp;` would crash the page. Numeric references are decoded without
 * it. Skips code, where references are not decoded.
 */
export function toNumericReferences(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((part, index) =>
      // Odd parts are code.
      index % 2 === 1
        ? part
        : part.replace(/&([a-z][a-z0-9]*);/gi, (_, name: string) => {
            const code = CODES[name];
            return code === undefined ? `&#38;${name};` : `&#${code};`;
          }),
    )
    .join('');
}
