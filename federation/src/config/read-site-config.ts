import * as v from 'valibot';
import { explain } from './explain.ts';
import { mend } from './mend.ts';
import { type SiteConfig, siteConfigSchema } from './site-config.ts';

/**
 * Reads the site configuration. A wrong key is told and replaced by its default; the rest is kept, because a
 * typing error in one address must not take the site down.
 * @param input parsed JSON of `site.config.json`
 * @param warn told once, with file, key, expected and found
 */
export function readSiteConfig(input: unknown, warn: (message: string) => void = console.warn): SiteConfig {
  const { value, issues } = mend(siteConfigSchema, input);
  if (issues.length > 0) {
    warn(`${explain('site.config.json', issues)}\nThe default is used instead.`);
  }
  return (value ?? v.parse(siteConfigSchema, {})) as SiteConfig;
}
