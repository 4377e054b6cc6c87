import * as v from 'valibot';

/**
 * The site's public, canonical address: https, with the base path if it has one. Parsed with a trailing
 * slash, so that a relative path can follow.
 */
export const siteUrlSchema = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[a-zA-Z0-9][a-zA-Z0-9.-]*(:\d+)?(\/[\w.~%-]+)*\/?$/,
    'must be the https address of the site, such as "https://ia.municipio.example/"',
  ),
  v.transform((url) => url.replace(/\/*$/, '/')),
);

/** Address where `pnpm start` serves the site. */
export const LOCAL_SITE = 'http://localhost:5170/';

/** The address in a parsed `site.config.json`; null when it is missing or invalid. */
export function readSiteUrl(config: unknown): string | null {
  const result = v.safeParse(siteUrlSchema, (config as { siteUrl?: unknown } | null)?.siteUrl);
  return result.success ? result.output : null;
}
