const LINE_WIDTH_MM = 180;
/** Average letter width of the display font, per point of font size. */
const LETTER_WIDTH_MM = 0.187;
const MAX_POINTS = 40;
/** Maximum when the name takes two lines. */
const MAX_TWO_LINE_POINTS = 21;
const MIN_POINTS = 13;
/** Line breaks fall between words and leave lines partly empty. */
const LINE_FILL = 0.85;

/**
 * Returns the font size in points for a person's name on the printed declaration of a finished course: the
 * maximum, or smaller so that it fits one line or two small lines.
 */
export function nameFontSize(name: string): number {
  const letters = Math.max(1, [...name].length);
  const oneLine = LINE_WIDTH_MM / LETTER_WIDTH_MM / letters;
  const twoLines = Math.min(MAX_TWO_LINE_POINTS, (2 * LINE_WIDTH_MM * LINE_FILL) / LETTER_WIDTH_MM / letters);
  return Math.round(Math.min(MAX_POINTS, Math.max(MIN_POINTS, oneLine, twoLines)));
}
