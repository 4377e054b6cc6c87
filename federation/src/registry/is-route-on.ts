import { SITE_FLAG_DEFAULTS } from '../config/site-flags.ts';

/**
 * True if a site serves a route. A route without a flag is on. A flag has its value in
 * `featureFlags`, else the default that the route's app declares, else the default of a
 * flag of the site. An undeclared flag is off.
 *
 * Router, inlined scripts, prerender, sitemap and 404 page must all use this function.
 * @param app the registry entry of the app that serves the route
 * @param config `site.config.json`, validated or not; a value that is not a boolean counts as absent
 */
export function isRouteOn(
  { flag }: { readonly flag?: string },
  app: { readonly flags?: Readonly<Record<string, boolean>> },
  config: { readonly featureFlags?: unknown },
): boolean {
  if (!flag) return true;
  const siteValue = (config.featureFlags as Readonly<Record<string, unknown>> | undefined)?.[flag];
  return typeof siteValue === 'boolean'
    ? siteValue
    : (app.flags?.[flag] ?? SITE_FLAG_DEFAULTS[flag] ?? false);
}
