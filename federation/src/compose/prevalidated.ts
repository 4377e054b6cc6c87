import { isDeepStrictEqual } from 'node:util';
import { readSiteConfig } from '../config/read-site-config.ts';
import { unknownFlags } from '../config/site-config.ts';
import { declaredFlags } from '../registry/declared-flags.ts';
import { hasMainRoute } from '../registry/main-route.ts';
import type { Registry } from '../registry/schema.ts';
import { settingProblems } from '../registry/setting-problems.ts';

/**
 * True if registry and configuration are valid without changes: no invalid or unknown key,
 * and no missing default. The document is then marked as validated, and the shell does not
 * load the validator before the first view.
 * @param raw content of registry.json
 * @param registry the registry as parsed by the shell
 */
export function isPrevalidated(raw: unknown, registry: Registry, config: Record<string, unknown>): boolean {
  if (!isDeepStrictEqual(raw, registry) || !hasMainRoute(registry)) return false;
  let warningCount = 0;
  const { featureFlags } = readSiteConfig(config, () => {
    warningCount += 1;
  });
  const problems = settingProblems(registry, config, 'site.config.json');
  return warningCount + problems.length + unknownFlags(featureFlags, declaredFlags(registry)).length === 0;
}
