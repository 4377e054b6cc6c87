/** Width of the name on the sheet in mm, and average letter width of the display font in mm per point. */
const [LINE_WIDTH, LETTER_WIDTH] = [180, 0.187];

/**
 * Returns the font size in points for a name on the declaration: 40, or smaller so that it fits one line or
 * two small lines.
 */
export function nameFontSize(name: string): number {
  const letters = Math.max(1, [...name].length);
  const oneLine = LINE_WIDTH / LETTER_WIDTH / letters;
  // 0.85 because line breaks fall between words and leave lines partly empty.
  const twoLines = Math.min(21, (2 * LINE_WIDTH * 0.85) / LETTER_WIDTH / letters);
  return Math.round(Math.min(40, Math.max(13, oneLine, twoLines)));
}
