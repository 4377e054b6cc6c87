/** How long before the end the page warns: long enough to come back to the keyboard and press any key. */
const WARNING_MS = 2 * 60_000;

export type Presence = 'here' | 'leaving' | 'gone';

/**
 * What becomes of a session that nobody uses.
 * @param silence milliseconds since the last sign of somebody that the server knows of
 * @param minutes after how many the server ends it; 0 never
 */
export function presence(silence: number, minutes: number): Presence {
  const end = minutes * 60_000;
  if (end === 0 || silence < end - Math.min(WARNING_MS, end / 2)) return 'here';
  return silence < end ? 'leaving' : 'gone';
}
