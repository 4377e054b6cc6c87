import { assertNoProviderKeys } from '../checks/check-config.ts';
import { configProblemsOf } from '../checks/check-settings.ts';
import { assertShell, checkSite } from '../checks/check-site.ts';
import { documentsOf } from '../compose/documents.ts';
import { pageHtml } from '../compose/page.ts';
import { type Files, openFolder } from '../files/folder.ts';
import { hasMainRoute } from '../registry/main-route.ts';
import { type ReadRegistry, type RegistryProblem, readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { configFileOf, readConfigFile, type SiteConfigJson } from '../site/config.ts';
import { type LiveState, readLiveState } from '../site/live.ts';
import { buildRegistry, readRegistryFile, registryFileOf } from '../site/registry.ts';

// Reads a published site (its folder) for commands, the site server and tests: registry, live versions, problems
// of registry and configuration, and the HTML of a route. Changes nothing on disk.

/** Reads `registry.json` leniently. @throws Error if it is not JSON. */
async function readPublished(site: Files): Promise<ReadRegistry & { raw: unknown }> {
  const raw = await readRegistryFile(site);
  return { ...readLeniently(raw, registryFileOf(site.folder)), raw };
}

/** Returns the registry of a site, parsed leniently as in the shell. */
export const readRegistry = async (site: string): Promise<Registry> =>
  (await readPublished(openFolder(site))).registry;

/** Returns which version of an app is live, since when and by whom; null without a live version. */
export const readLive = (site: string, name: string): Promise<LiveState | null> =>
  readLiveState(openFolder(site), name);

/** Returns the invalid entries of the registry. */
export const problemsOf = async (site: string): Promise<RegistryProblem[]> =>
  (await readPublished(openFolder(site))).problems;

/** Refuses a site whose public configuration contains secret keys. @throws Error with file and keys */
export async function checkPublicSite(site: string): Promise<void> {
  const files = openFolder(site);
  await checkSite(files, (await readPublished(files)).registry);
}

/** Returns the invalid keys of the site's configuration, one line for each. */
export async function configProblemsIn(site: string): Promise<string[]> {
  const files = openFolder(site);
  return configProblemsOf(files, await readPublished(files));
}

const formatWarning = (site: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [`FED-502: ${configFileOf(site)} is not valid:\n${lines.join('\n')}\nThe default is used instead.`];

/** Returns {@link configProblemsIn} as one message, for commands that continue with the defaults. */
export const settingProblemsOf = async (site: string): Promise<string[]> =>
  formatWarning(site, await configProblemsIn(site));

/** Returns problems of a site that do not block commands. */
export async function siteWarningsOf(site: Files): Promise<string[]> {
  const read = readLeniently(await buildRegistry(site), registryFileOf(site.folder));
  return [
    ...read.problems.map(({ message }) => `FED-411: ${message}`),
    ...formatWarning(site.folder, await configProblemsOf(site, read)),
    ...(hasMainRoute(read.registry)
      ? []
      : [
          'FED-509: No app in this site serves the main page "/" yet: until one is published, visitors see an error page.',
        ]),
  ];
}

/**
 * Composes the document of a route, from `registry.json` and `site.config.json` on disk.
 * @param options.config overrides keys of `site.config.json`
 * @returns null if the site has no shell or the route has no document
 * @throws Error if the configuration must not be public, or if the registry cannot be read
 */
export async function composeHtml(
  folder: string,
  { config: overrides, route = '/' }: { config?: SiteConfigJson; route?: string } = {},
): Promise<string | null> {
  const site = openFolder(folder);
  const { raw, registry, problems } = await readPublished(site);
  assertShell(problems);
  const siteConfig = await readConfigFile(site);
  assertNoProviderKeys(siteConfig, configFileOf(folder));
  const config = { ...siteConfig, ...overrides };
  if (route !== '/' && !documentsOf(registry, config).includes(route)) return null;
  return pageHtml(site, raw, registry, config, route);
}
