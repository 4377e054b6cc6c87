/** Time between the warning and the session's end: enough to return and press a key. */
const WARNING_MS = 2 * 60_000;

export type Presence = 'here' | 'leaving' | 'gone';

/**
 * State of an idle session.
 * @param silence milliseconds since the last heartbeat
 * @param minutes idle minutes after which the server ends the session; 0 disables it
 */
export function presence(silence: number, minutes: number): Presence {
  const end = minutes * 60_000;
  if (end === 0 || silence < end - Math.min(WARNING_MS, end / 2)) return 'here';
  return silence < end ? 'leaving' : 'gone';
}
