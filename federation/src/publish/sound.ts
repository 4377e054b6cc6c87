import { isDeepStrictEqual } from 'node:util';
import { readSiteConfig } from '../config/read-site-config.ts';
import { unknownFlags } from '../config/site-config.ts';
import { hasMainRoute } from '../registry/main-route.ts';
import type { Registry } from '../registry/schema.ts';
import { settingProblems } from '../registry/setting-problems.ts';

/** Names of all flags that a registry's apps declare or ask for. */
export const flagsIn = ({ apps }: Registry): (string | undefined)[] =>
  Object.values(apps).flatMap(({ routes, flags = {} }) => [
    ...Object.keys(flags),
    ...routes.map(({ flag }) => flag),
  ]);

/**
 * Whether a shell may take registry and configuration as they stand: nothing in them is broken, unknown or left to a default
 * that reading fills in, so that there is nothing to tell. The page then says so, and the first view does not wait for it to
 * be asked again.
 * @param raw the registry as it lies in its file
 * @param registry the same, as a shell reads it
 */
export function isSound(raw: unknown, registry: Registry, config: Record<string, unknown>): boolean {
  if (!isDeepStrictEqual(raw, registry) || !hasMainRoute(registry)) return false;
  let told = 0;
  const { featureFlags } = readSiteConfig(config, () => {
    told += 1;
  });
  const problems = settingProblems(registry, config, 'site.config.json');
  return told + problems.length + unknownFlags(featureFlags, flagsIn(registry)).length === 0;
}
