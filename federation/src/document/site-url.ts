import * as v from 'valibot';

/**
 * The site's public address, as other sites and search engines know it: https, with the folder if the site stands in
 * one. Read with a slash at the end, so that a path of the site can follow.
 */
export const siteUrlSchema = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[a-z0-9][a-z0-9.-]*(:\d+)?(\/[\w.~%-]+)*\/?$/i,
    'must be the https address of the site, such as "https://ia.municipio.example/"',
  ),
  v.transform((url) => url.replace(/\/*$/, '/')),
);

/** Where `pnpm start` serves the site. */
export const LOCAL_SITE = 'http://localhost:5170/';

/** The address in a parsed `site.config.json`, or null when it has none that can be used. */
export function readSiteUrl(config: unknown): string | null {
  const result = v.safeParse(siteUrlSchema, (config as { siteUrl?: unknown } | null)?.siteUrl);
  return result.success ? result.output : null;
}
