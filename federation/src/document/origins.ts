import * as v from 'valibot';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** A host as a browser names it, and nothing besides: it goes into the headers of every answer. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isHost = /^[a-z0-9.-]+$/.test(hostname) || LOCAL.includes(hostname);
  return (
    isHost && origin === text && (protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname)))
  );
}

/** `origins` of the site's configuration: the hosts, besides its own, that apps of the site may be served from. */
export const originsSchema = v.array(
  v.pipe(
    v.string(),
    v.check(isOrigin, 'must be an https origin such as "https://cursos.municipio.example", without a path'),
  ),
);

/** The origins in a parsed `site.config.json`; what is wrong in it names none. */
export function readOrigins(config: unknown): string[] {
  const { origins } = (config ?? {}) as { origins?: unknown };
  return Array.isArray(origins) ? origins.filter((origin) => v.is(originsSchema.item, origin)) : [];
}

/** The origin of an address, or null when it is one of the site's own. */
export const originOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).origin : null;
