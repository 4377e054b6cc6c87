// Times are shown in Portuguese time on every device.
const lisbonTime = { timeZone: 'Europe/Lisbon' } as const;
const timeFormat = new Intl.DateTimeFormat('pt-PT', { hour: '2-digit', minute: '2-digit', ...lisbonTime });
const dateFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'short', ...lisbonTime });

const MINUTE_MS = 60_000;
/** Allowance for the network delay between the server's measurement of a wait time and its arrival. */
const TRANSIT_MS = 5_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Formats the time when a rate limit ends, for a message to the visitor: 'a partir das 11:00', 'amanhã, a
 * partir das 00:00'. The time is rounded up to the minute. It is at most one day ahead.
 * @param at milliseconds since 1970
 */
export function formatStartTime(at: number, now = Date.now()): string {
  const rounded = Math.ceil((at - TRANSIT_MS) / MINUTE_MS) * MINUTE_MS;
  const time = timeFormat.format(rounded);
  // Portuguese has the singular article before one o'clock.
  const from = `a partir ${time.startsWith('01') ? 'da' : 'das'} ${time}`;
  const isTomorrow = dateFormat.format(rounded) === dateFormat.format(now + DAY_MS);
  return isTomorrow ? `amanhã, ${from}` : from;
}
