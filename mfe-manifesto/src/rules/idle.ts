/** Time between the warning and the session's end: enough to return and press a key. */
const WARNING_MS = 2 * 60_000;

/** 'expiring': the page warns that the session ends soon. */
export type Presence = 'active' | 'expiring' | 'expired';

/**
 * State of an idle session. The warning lasts two minutes, or half of a limit below four minutes.
 * @param idleMs time since the last heartbeat
 * @param limitMinutes idle time after which the server ends the session; 0 disables it
 */
export function computePresence(idleMs: number, limitMinutes: number): Presence {
  const limitMs = limitMinutes * 60_000;
  if (limitMs === 0 || idleMs < limitMs - Math.min(WARNING_MS, limitMs / 2)) return 'active';
  return idleMs < limitMs ? 'expiring' : 'expired';
}
