/** A run of words that stayed, came or went. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words with the space after them, and marks by themselves: a comma that came is not a word that changed. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*\s*|[^\p{L}\p{N}]\s*/gu) ?? [];

/** More than this would take a phone a second: such a part is shown as rewritten. */
const MOST_CELLS = 4_000_000;

/** What changed between two texts, word by word, with as few changes as can be (longest common subsequence). */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const same = (i: number, j: number) => old[i]?.trim() === now[j]?.trim();
  let start = 0;
  while (start < old.length && start < now.length && same(start, start)) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && same(old.length - 1 - end, now.length - 1 - end))
    end += 1;
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], words: readonly string[]) => {
    if (words.length === 0) return;
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += words.join('');
    else pieces.push({ kind, text: words.join('') });
  };
  add('same', now.slice(0, start));
  const middle = [old.slice(start, old.length - end), now.slice(start, now.length - end)] as const;
  for (const [kind, word] of between(...middle)) add(kind, [word]);
  add('same', now.slice(now.length - end));
  return pieces;
}

function between(old: readonly string[], now: readonly string[]): [Piece['kind'], string][] {
  const gone = (words: readonly string[]) => words.map((word): [Piece['kind'], string] => ['removed', word]);
  const come = (words: readonly string[]) => words.map((word): [Piece['kind'], string] => ['added', word]);
  const width = now.length + 1;
  if ((old.length + 1) * width > MOST_CELLS) return [...gone(old), ...come(now)];
  const same = (i: number, j: number) => old[i]?.trim() === now[j]?.trim();
  // common[i, j]: how many words the rest of both has in common from here
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: [Piece['kind'], string][] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (same(i, j)) {
      found.push(['same', now[j] ?? '']);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) found.push(...gone(old.slice(i, ++i)));
    else found.push(...come(now.slice(j, ++j)));
  }
  return [...found, ...gone(old.slice(i)), ...come(now.slice(j))];
}
