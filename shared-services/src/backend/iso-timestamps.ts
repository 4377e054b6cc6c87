/** A timestamp of PostgreSQL or in ISO format, with or without a time zone. */
const TIMESTAMP = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?$/;

/**
 * Converts every timestamp to an ISO string in UTC. PostgREST returns '2026-11-21T09:20:00+00:00'; @supabase/lite
 * 0.10.0 returns '2026-11-21 09:20:00+00', which Safari does not parse. Only fields named `at` or `…_at` are
 * converted.
 */
export function withIsoTimestamps<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withIsoTimestamps) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      typeof field === 'string' && /(^|_)at$/.test(key) && TIMESTAMP.test(field)
        ? toIso(field)
        : withIsoTimestamps(field),
    ]),
  ) as T;
}

function toIso(text: string): string {
  const [, day, time, zone = 'Z'] = /^(\S{10})[ T]([\d:.]+)(.*)$/.exec(text) ?? [];
  const offset =
    zone === '' || zone === 'Z'
      ? 'Z'
      : /^[+-]\d\d$/.test(zone)
        ? `${zone}:00`
        : zone.replace(/^(...):?/, '$1:');
  return new Date(`${day}T${time}${offset}`).toISOString();
}
