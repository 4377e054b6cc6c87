/**
 * Part of a hand-written file that build-derived.ts generates from a TypeScript source, because the file cannot import
 * it: SQL, Markdown, or a package that must not depend on the source.
 */
export interface DerivedText {
  /** Relative to the repository. */
  file: string;
  /** Matches the current text. Must match exactly once. */
  find: RegExp;
  /** Replaces the match. */
  text: string;
}

/** Lists texts as SQL literals: `'a', 'b'`. */
export const quoteList = (values: readonly string[]): string =>
  values.map((value) => `'${value}'`).join(', ');
