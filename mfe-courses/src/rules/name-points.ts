/** Width in mm that a name has on the sheet, and how wide a letter of the display type is, in mm for each point. */
const [ROOM, LETTER] = [180, 0.187];

/** How many points high a name stands on the sheet: 40, or as many as it takes to fit in one line, or in two small ones. */
export function namePoints(name: string): number {
  const letters = Math.max(1, [...name].length);
  const oneLine = ROOM / LETTER / letters;
  // Words do not fill a line to its end.
  const twoLines = Math.min(21, (2 * ROOM * 0.85) / LETTER / letters);
  return Math.round(Math.min(40, Math.max(13, oneLine, twoLines)));
}
