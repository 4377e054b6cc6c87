import { readSiteConfig, type SiteConfig, unknownFlags } from '@ia/federation/config';
import { settingProblems } from '@ia/federation/registry';
import { createRegistryStore } from '../remotes/read-registry.ts';
import type { RegistryStore } from '../remotes/registry-store.ts';

export { createRegistryReader } from '../remotes/read-registry.ts';

/**
 * Validates page data that was not prevalidated. Logs invalid settings, flags and apps, and ignores them.
 * @param isLoadable true for the address of a remote's entry that this document may load
 * @throws when the registry has no main page or cannot be read
 */
export function validatePageData(
  registryInput: unknown,
  configInput: unknown,
  isLoadable: (entry: string) => boolean,
): { config: SiteConfig; registry: RegistryStore } {
  const config = readSiteConfig(configInput);
  const registry = createRegistryStore(registryInput, undefined, isLoadable);
  const flags = Object.values(registry.get().apps).flatMap(({ routes, flags: declared = {} }) => [
    ...Object.keys(declared),
    ...routes.map(({ flag }) => flag),
  ]);
  const problems = settingProblems(registry.get(), config, 'site.config.json');
  for (const problem of problems) console.warn(`${problem} FED-502`);
  for (const name of unknownFlags(config.featureFlags, flags)) {
    console.warn(
      `site.config.json: featureFlags.${name}: no app uses this flag. Remove it or correct its name. FED-502`,
    );
  }
  return { config, registry };
}
