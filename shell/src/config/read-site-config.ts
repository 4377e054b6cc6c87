import { explain } from '@ia/federation/config';
import * as v from 'valibot';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes the value at a path out, so that its default applies. What cannot be mended alone goes with its parent: a
 * list with its wrong item, an object with the required key it lacks.
 */
function without(value: Record<string, unknown>, [key = '', ...rest]: string[]): Record<string, unknown> {
  const { [key]: wrong, ...kept } = value;
  const mendable = rest.length > 0 && isObject(wrong) && rest[0] !== undefined && rest[0] in wrong;
  return mendable ? { ...kept, [key]: without(wrong, rest) } : kept;
}

/**
 * Reads the site configuration. A wrong key is told and replaced by its default; the rest is kept, because a
 * typing error in one address must not take the site down.
 * @param input parsed JSON of `site.config.json`
 * @param warn told once, with file, key, expected and found
 */
export function readSiteConfig(input: unknown, warn: (message: string) => void = console.warn): SiteConfig {
  let current = input;
  for (;;) {
    const result = v.safeParse(siteConfigSchema, current);
    if (result.success) return result.output as SiteConfig;
    warn(`${explain('site.config.json', result.issues)}\nThe default is used instead.`);
    if (!isObject(current)) return v.parse(siteConfigSchema, {}) as SiteConfig;
    // Each round takes at least one key out, so there is an end.
    current = result.issues.reduce(
      (config, issue) =>
        without(
          config,
          (issue.path ?? []).map((item) => String(item.key)),
        ),
      current,
    );
  }
}
