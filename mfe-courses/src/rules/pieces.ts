/** A simplified cut of a text into pieces, and a window that keeps the last of them. Real ones learn theirs from text. */

/** Short, frequent words that stay whole. */
const WHOLE = new Set(
  'para como mais muito pode quando onde quem está hoje casa bolo minha sobre'.split(' '),
);
/** Endings that are one piece, the longest first. */
const ENDINGS =
  'mente idade ções ção ncia ando endo indo adora ador ável ível inhos inhas inho inha eiro eira ados adas ado ada ar er ir os as'.split(
    ' ',
  );
const LONGEST = 4;

function cutWord(word: string): string[] {
  const low = word.toLocaleLowerCase('pt');
  if (word.length <= LONGEST || WHOLE.has(low)) return [word];
  const ending = ENDINGS.find((each) => low.endsWith(each) && low.length > each.length + 1);
  const stem = ending ? word.slice(0, -ending.length) : word;
  const chunks = Math.ceil(stem.length / LONGEST);
  const size = Math.ceil(stem.length / chunks);
  const cut = Array.from({ length: chunks }, (_, index) => stem.slice(index * size, (index + 1) * size));
  return ending ? [...cut, word.slice(-ending.length)] : cut;
}

/** @returns the pieces in order: parts of words, whole words, numbers, marks; spaces are not counted */
export function piecesOf(text: string): string[] {
  return [...text.matchAll(/\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu)].flatMap(([part]) => cutWord(part));
}

/** @returns of each message, how many of its last pieces are in a window of this size */
export function inWindow(lengths: readonly number[], size: number): number[] {
  let left = size;
  return lengths
    .toReversed()
    .map((length) => {
      const kept = Math.min(length, left);
      left -= kept;
      return kept;
    })
    .toReversed();
}
