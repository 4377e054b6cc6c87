/** Maximum length of an address in a message, in characters. */
const MAX_LENGTH = 40;

/** Decodes and truncates an address for display in a message: «/página-nova» for «/p%C3%A1gina-nova». */
export function readableAddress(path: string): string {
  let text = path;
  try {
    text = decodeURI(path);
  } catch {
    // Not a valid encoding: shown unchanged.
  }
  // Removes characters that could hide or reverse text: control characters, line breaks, bidirectional marks.
  const characters = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')];
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
    : characters.join('');
}
