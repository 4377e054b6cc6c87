import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { originOf, originsSchema, readOrigins, readSiteUrl } from '../document/index.ts';
import type { AppEntry } from '../registry/schema.ts';

/**
 * Refuses what browsers would refuse: an app served from an origin that the site's policy does not name.
 * @param apps what is live, or about to be
 * @throws naming app, address and the key that has to name its origin.
 */
export function refuseForeignOrigins(apps: Record<string, AppEntry>, config: unknown, file: string): void {
  const given = (config as { origins?: unknown } | null)?.origins;
  const list = v.safeParse(v.optional(originsSchema, []), given);
  if (!list.success) throw new Error(explain(file, list.issues, 'origins'));
  const siteUrl = readSiteUrl(config);
  const known = new Set([...readOrigins(config), siteUrl && originOf(siteUrl)]);
  const lines = Object.entries(apps).flatMap(([name, { owner, base, entry, lastGood }]) =>
    [...new Set([base, entry, lastGood?.entry].map((address) => originOf(address ?? '')))]
      .filter((origin) => origin !== null && !known.has(origin))
      .map((origin) => `  ${name} (owner: ${owner}) is served from ${origin}`),
  );
  if (lines.length === 0) return;
  throw new Error(
    `${file}: origins does not name every host that apps are served from, and browsers would load nothing from there:\n` +
      `${lines.join('\n')}\nNothing that is live was changed. Add the origin to "origins" in ${file}, or publish the app elsewhere (--base-url).`,
  );
}

/**
 * Where an app's folders stand when it is served from a host of its own, laid out there as in the site: `<app>/<version>/`.
 * @throws when it is no such address.
 */
export function readBaseUrl(given: string): string {
  if (/^https?:\/\/[^?#]+$/.test(given) && URL.canParse(given)) return given.replace(/\/*$/, '/');
  throw new Error(
    `--base-url: expected the address of the folder that holds the app's, such as "https://cursos.municipio.example/", found ${JSON.stringify(given)}`,
  );
}
