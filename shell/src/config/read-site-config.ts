import { explain } from '@ia/federation/config';
import * as v from 'valibot';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the value at a path out, so that its default applies. List items take the whole list with them. */
function without(value: unknown, [key, ...rest]: string[]): unknown {
  if (!isObject(value) || key === undefined || !(key in value)) return value;
  if (rest.length > 0 && isObject(value[key])) return { ...value, [key]: without(value[key], rest) };
  const { [key]: _wrong, ...kept } = value;
  return kept;
}

/**
 * Reads the site configuration. A wrong key is told and replaced by its default; the rest is kept, because a
 * typing error in one address must not take the site down.
 * @param input parsed JSON of `site.config.json`
 * @param warn told once, with file, key, expected and found
 */
export function readSiteConfig(input: unknown, warn: (message: string) => void = console.warn): SiteConfig {
  let current = input;
  for (let round = 0; round < 20; round++) {
    const result = v.safeParse(siteConfigSchema, current);
    if (result.success) return result.output as SiteConfig;
    warn(`${explain('site.config.json', result.issues)}\nThe default is used instead.`);
    if (!isObject(current)) break;
    for (const issue of result.issues) {
      current = without(
        current,
        (issue.path ?? []).map((item) => String(item.key)),
      );
    }
  }
  return v.parse(siteConfigSchema, {}) as SiteConfig;
}
