/** Letters and lines that are shown of a long text; a text only a little longer is shown whole. */
const SHOWN = 320;
const WHOLE = 420;
const LINES = 8;

/** @returns the beginning of a long text, cut between words where there are any, or null for one that is short enough. */
export function foldText(text: string): string | null {
  const lines = text.split('\n');
  const few = lines.slice(0, LINES).join('\n');
  if (lines.length <= LINES && [...text].length <= WHOLE) return null;
  const letters = [...few];
  const cut =
    letters.length > SHOWN
      ? letters
          .slice(0, SHOWN)
          .join('')
          .replace(/\s+\S{0,40}$/u, '')
      : few;
  return `${cut.trimEnd()}…`;
}
