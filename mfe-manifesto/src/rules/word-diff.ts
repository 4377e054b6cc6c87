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
  const [old, now] = [tokenize(before), tokenize(after)];
  const same = (i: number, j: number) => old[i]?.trim() === now[j]?.trim();
  let start = 0;
  while (start < old.length && start < now.length && same(start, start)) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && same(old.length - 1 - end, now.length - 1 - end))
    end += 1;
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], tokens: readonly string[]) => {
    if (tokens.length === 0) return;
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += tokens.join('');
    else pieces.push({ kind, text: tokens.join('') });
  };
  add('same', now.slice(0, start));
  const middle = [old.slice(start, old.length - end), now.slice(start, now.length - end)] as const;
  for (const [kind, word] of diffMiddle(...middle)) add(kind, [word]);
  add('same', now.slice(now.length - end));
  return pieces;
}

/** Diff of the words between the common start and end. */
function diffMiddle(old: readonly string[], now: readonly string[]): [Piece['kind'], string][] {
  const removed = (tokens: readonly string[]) =>
    tokens.map((word): [Piece['kind'], string] => ['removed', word]);
  const added = (tokens: readonly string[]) => tokens.map((word): [Piece['kind'], string] => ['added', word]);
  const width = now.length + 1;
  if ((old.length + 1) * width > MAX_CELLS) return [...removed(old), ...added(now)];
  const same = (i: number, j: number) => old[i]?.trim() === now[j]?.trim();
  // common[i, j]: length of the longest common subsequence of old[i…] and now[j…]
  const common = new Uint16Array((old.length + 1) * width);
  const lengthAt = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = same(i, j)
        ? lengthAt(i + 1, j + 1) + 1
        : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const diff: [Piece['kind'], string][] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (same(i, j)) {
      diff.push(['same', now[j] ?? '']);
      i += 1;
      j += 1;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) diff.push(...removed(old.slice(i, ++i)));
    else diff.push(...added(now.slice(j, ++j)));
  }
  return [...diff, ...removed(old.slice(i)), ...added(now.slice(j))];
}
