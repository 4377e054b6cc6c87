import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { originOf, originsSchema, readOrigins, readSiteUrl } from '../document/index.ts';
import { errorOf } from '../errors/error-of.ts';
import { FederationError } from '../errors/federation-error.ts';
import type { AppEntry } from '../registry/schema.ts';

/**
 * Refuses an app from an origin that the site's content security policy does not allow.
 * @param apps entries that are live or about to go live
 * @throws FED-122 with app, address and the key that must list its origin
 */
export function assertAllowedOrigins(apps: Record<string, AppEntry>, config: unknown, file: string): void {
  const origins = (config as { origins?: unknown } | null)?.origins;
  const result = v.safeParse(v.optional(originsSchema, []), origins);
  if (!result.success) throw new FederationError('FED-502', explain(file, result.issues, 'origins'));
  const siteUrl = readSiteUrl(config);
  const allowedOrigins = new Set([...readOrigins(config), siteUrl && originOf(siteUrl)]);
  const lines = Object.entries(apps).flatMap(([name, { owner, base, entry, lastGood }]) =>
    [...new Set([base, entry, lastGood?.entry].map((address) => originOf(address ?? '')))]
      .filter((origin) => origin !== null && !allowedOrigins.has(origin))
      .map((origin) => `  ${name} (owner: ${owner}) is served from ${origin}`),
  );
  if (lines.length === 0) return;
  throw errorOf('FED-122', { file, apps: lines.join('\n') });
}

/**
 * Parses `--base-url`: the folder on another host that contains `<app>/<version>/`.
 * @throws Error if it is not an http(s) address without query and fragment
 */
export function readBaseUrl(address: string): string {
  if (/^https?:\/\/[^?#]+$/.test(address) && URL.canParse(address)) return address.replace(/\/*$/, '/');
  throw new Error(
    `--base-url: expected the address of the folder with the app's folder, such as "https://cursos.municipio.example/", found ${JSON.stringify(address)}`,
  );
}
