import * as v from 'valibot';
import { explain } from './explain.ts';
import { parseLeniently } from './parse-leniently.ts';
import { type SiteConfig, siteConfigSchema } from './site-config.ts';

/**
 * Reads the site configuration. Reports an invalid key and uses its default, because a typo in one address
 * must not take the site down.
 * @param input parsed JSON of `site.config.json`
 * @param warn called at most once, with file, key, expected and found
 */
export function readSiteConfig(input: unknown, warn: (message: string) => void = console.warn): SiteConfig {
  const { value, issues } = parseLeniently(siteConfigSchema, input);
  if (issues.length > 0) {
    warn(`${explain('site.config.json', issues)}\nThe default is used instead. FED-502`);
  }
  return (value ?? v.parse(siteConfigSchema, {})) as SiteConfig;
}
