/**
 * Part of a hand-written file that build-derived.ts generates from a source that the file cannot import: a style
 * sheet, or TypeScript for SQL, Markdown or a package that must not depend on it.
 */
export interface DerivedText {
  /** Relative to the repository. */
  file: string;
  /** Matches the current text. Must match exactly once. */
  find: RegExp;
  /** Replaces the match. */
  text: string;
}

/** Lists texts, which contain no quote, as literals of SQL or TypeScript: `'a', 'b'`. */
export const quoteList = (values: readonly string[]): string =>
  values.map((value) => `'${value}'`).join(', ');
