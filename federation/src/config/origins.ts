import * as v from 'valibot';

/** Hosts that may use http. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** True for an exact origin. Strict, because it becomes part of the headers of every response. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isHost = /^[a-z0-9.-]+$/.test(hostname) || LOCAL_HOSTS.includes(hostname);
  return (
    isHost &&
    origin === text &&
    (protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname)))
  );
}

/** `origins` of the site's configuration: further hosts that may serve the site's apps. */
export const originsSchema = v.array(
  v.pipe(
    v.string(),
    v.check(isOrigin, 'must be an https origin such as "https://cursos.municipio.example", without a path'),
  ),
);

/** The origins in a parsed `site.config.json`. Ignores invalid ones. */
export function readOrigins(config: unknown): string[] {
  const { origins } = (config ?? {}) as { origins?: unknown };
  return Array.isArray(origins) ? origins.filter((origin) => v.is(originsSchema.item, origin)) : [];
}

/** The origin of an absolute address; null for a relative one, which belongs to the site. */
export const originOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).origin : null;
