const LONGEST = 40;

/** An address as people read it: «/página-nova» and not «/p%C3%A1gina-nova», and never longer than a line or two. */
export function readableAddress(path: string): string {
  let text = path;
  try {
    text = decodeURI(path);
  } catch {
    // Not an encoding: shown as it came.
  }
  // What a decoded address could hide or turn around: controls, line breaks, marks of writing direction.
  const characters = [...text.replace(/[\p{C}\p{Z}]+/gu, ' ')];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : characters.join('');
}
