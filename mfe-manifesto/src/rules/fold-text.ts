/** Maximum characters of a collapsed text. */
const COLLAPSED_LENGTH = 320;
/** Maximum characters of a text that is not collapsed. Longer, because hiding a few words gains no space. */
const MAX_LENGTH = 420;
/** Maximum lines, collapsed or not. */
const MAX_LINES = 8;

/** @returns the collapsed text, cut between words where possible; null when it is short enough */
export function foldText(text: string): string | null {
  const lines = text.split('\n');
  const firstLines = lines.slice(0, MAX_LINES).join('\n');
  if (lines.length <= MAX_LINES && [...text].length <= MAX_LENGTH) return null;
  const characters = [...firstLines];
  const cut =
    characters.length > COLLAPSED_LENGTH
      ? characters
          .slice(0, COLLAPSED_LENGTH)
          .join('')
          // Cuts before the last word; a word of more than 40 characters is cut itself.
          .replace(/\s+\S{0,40}$/u, '')
      : firstLines;
  return `${cut.trimEnd()}…`;
}
