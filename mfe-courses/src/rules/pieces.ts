/**
 * Simplified tokenizer and context window for the demonstration. Real tokenizers learn their pieces from
 * text.
 */

/** Short, frequent words that are one piece. */
const WHOLE_WORDS = new Set(
  'para como mais muito pode quando onde quem está hoje casa bolo minha sobre'.split(' '),
);
/** Endings that are one piece, longest first. */
const ENDINGS =
  'mente idade ções ção ncia ando endo indo adora ador ável ível inhos inhas inho inha eiro eira ados adas ado ada ar er ir os as'.split(
    ' ',
  );
/** Maximum letters of a piece of a stem. */
const MAX_CHUNK_LENGTH = 4;

/** Splits a word into pieces of its stem of nearly equal length, and its ending. */
function splitWord(word: string): string[] {
  const lowerCase = word.toLocaleLowerCase('pt');
  if (word.length <= MAX_CHUNK_LENGTH || WHOLE_WORDS.has(lowerCase)) return [word];
  const ending = ENDINGS.find(
    (candidate) => lowerCase.endsWith(candidate) && lowerCase.length > candidate.length + 1,
  );
  const stem = ending ? word.slice(0, -ending.length) : word;
  const chunkCount = Math.ceil(stem.length / MAX_CHUNK_LENGTH);
  const size = Math.ceil(stem.length / chunkCount);
  const stemPieces = Array.from({ length: chunkCount }, (_, index) =>
    stem.slice(index * size, (index + 1) * size),
  );
  return ending ? [...stemPieces, word.slice(-ending.length)] : stemPieces;
}

/**
 * Splits a text into pieces.
 * @returns parts of words, whole words, numbers and punctuation marks in order; spaces are dropped
 */
export function splitIntoPieces(text: string): string[] {
  return [...text.matchAll(/\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu)].flatMap(([part]) => splitWord(part));
}

/**
 * Applies the context window.
 * @param lengths number of pieces of each message
 * @returns for each message, how many of its last pieces fit in the window
 */
export function piecesInWindow(lengths: readonly number[], size: number): number[] {
  let remaining = size;
  return lengths
    .toReversed()
    .map((length) => {
      const fitting = Math.min(length, remaining);
      remaining -= fitting;
      return fitting;
    })
    .toReversed();
}
