/** A run of unchanged, inserted or deleted words. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Splits into words with trailing space and single punctuation marks, so that a new comma does not change a word. */
const tokenize = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*\s*|[^\p{L}\p{N}]\s*/gu) ?? [];

/** Size limit of the table: more would take a phone about a second. Above it, the part counts as rewritten. */
const MAX_CELLS = 4_000_000;

/**
 * Minimal word diff of two texts (longest common subsequence). In very long texts, the part between the common start
 * and end counts as rewritten.
 */
export function wordDiff(before: string, after: string): Piece[] {
  const [oldWords, newWords] = [tokenize(before), tokenize(after)];
  const isSame = (i: number, j: number) => oldWords[i]?.trim() === newWords[j]?.trim();
  let commonStart = 0;
  while (commonStart < oldWords.length && commonStart < newWords.length && isSame(commonStart, commonStart))
    commonStart += 1;
  let commonEnd = 0;
  while (
    commonEnd < Math.min(oldWords.length, newWords.length) - commonStart &&
    isSame(oldWords.length - 1 - commonEnd, newWords.length - 1 - commonEnd)
  )
    commonEnd += 1;
  const pieces: Piece[] = [];
  const append = (kind: Piece['kind'], tokens: readonly string[]) => {
    if (tokens.length === 0) return;
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += tokens.join('');
    else pieces.push({ kind, text: tokens.join('') });
  };
  append('same', newWords.slice(0, commonStart));
  const middle = [
    oldWords.slice(commonStart, oldWords.length - commonEnd),
    newWords.slice(commonStart, newWords.length - commonEnd),
  ] as const;
  for (const [kind, word] of diffMiddle(...middle)) append(kind, [word]);
  append('same', newWords.slice(newWords.length - commonEnd));
  return pieces;
}

/** Diff of the words between the common start and end. */
function diffMiddle(oldWords: readonly string[], newWords: readonly string[]): [Piece['kind'], string][] {
  const removed = (tokens: readonly string[]) =>
    tokens.map((word): [Piece['kind'], string] => ['removed', word]);
  const added = (tokens: readonly string[]) => tokens.map((word): [Piece['kind'], string] => ['added', word]);
  const width = newWords.length + 1;
  if ((oldWords.length + 1) * width > MAX_CELLS) return [...removed(oldWords), ...added(newWords)];
  const isSame = (i: number, j: number) => oldWords[i]?.trim() === newWords[j]?.trim();
  // lengths[i, j]: length of the longest common subsequence of oldWords[i…] and newWords[j…]
  const lengths = new Uint16Array((oldWords.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = oldWords.length - 1; i >= 0; i -= 1) {
    for (let j = newWords.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(i, j)
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const diff: [Piece['kind'], string][] = [];
  let [i, j] = [0, 0];
  while (i < oldWords.length && j < newWords.length) {
    if (isSame(i, j)) {
      diff.push(['same', newWords[j] ?? '']);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) diff.push(...removed(oldWords.slice(i, ++i)));
    else diff.push(...added(newWords.slice(j, ++j)));
  }
  return [...diff, ...removed(oldWords.slice(i)), ...added(newWords.slice(j))];
}
