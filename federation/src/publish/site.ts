import path from 'node:path';
import { hasMainRoute } from '../registry/main-route.ts';
import { type ReadRegistry, type RegistryProblem, readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { checkConfig, refuseKeys } from './check-config.ts';
import { refuseForeignOrigins } from './check-origins.ts';
import { configProblemsOf } from './check-settings.ts';
import { documentsOf } from './documents.ts';
import { pageHtml } from './page.ts';
import { configFileOf, readConfig } from './read-config.ts';
import { NO_SHELL, publishedRegistry, registryFileOf } from './registry-of.ts';

/** Refuses to publish beside a configuration that must not be public. @throws naming file and keys. */
export async function checkSite(site: string, registry?: Registry): Promise<void> {
  const { shell, apps } = registry ?? (await readRegistry(site));
  await checkConfig(configFileOf(site), path.join(site, shell.base), apps);
  refuseForeignOrigins(apps, await readConfig(site), configFileOf(site));
}

/** @throws when the file is no registry at all. */
async function readSite(site: string): Promise<ReadRegistry & { raw: unknown }> {
  const raw = (await publishedRegistry(site)) ?? { schema: 1, shell: NO_SHELL, apps: {} };
  return { ...readLeniently(raw, registryFileOf(site)), raw };
}

/** Without its shell there is no page to put a registry into. */
export function refuseWithoutShell(problems: readonly RegistryProblem[]): void {
  const broken = problems.find(({ app }) => app === 'shell');
  if (broken) throw new Error(`${broken.message}\nPublish the shell: federation publish shell`);
}

/** What is live in a site, as a shell reads it. */
export const readRegistry = async (site: string): Promise<Registry> => (await readSite(site)).registry;

/** What is wrong with apps of a site, whoever wrote it. */
export const problemsOf = async (site: string): Promise<RegistryProblem[]> => (await readSite(site)).problems;

/** What is wrong in the site's configuration beside what is live there, one line for each key. */
export const configProblemsIn = async (site: string): Promise<string[]> =>
  configProblemsOf(configFileOf(site), await readSite(site));

/** The same as one message, for commands that go on with the defaults. */
export async function settingProblemsOf(site: string): Promise<string[]> {
  const lines = await configProblemsIn(site);
  if (lines.length === 0) return [];
  return [`${configFileOf(site)} is not valid:\n${lines.join('\n')}\nThe default is used instead.`];
}

/** What whoever changes a site should know, though it stops nothing: others may be concerned, who do not. */
export async function troubleOf(site: string): Promise<string[]> {
  return [
    ...(await problemsOf(site)).map(({ message }) => message),
    ...(await settingProblemsOf(site)),
    ...(hasMainRoute(await readRegistry(site))
      ? []
      : [
          'No app in this site serves the main page "/" yet: until one is published, visitors are told that the site could not open.',
        ]),
  ];
}

/**
 * The main page of the site, or the document of another route, from `registry.json` and `site.config.json` as they lie there.
 * @returns null when the site has no shell, and for a route without a document of its own
 * @throws when the configuration must not be public, or the registry cannot be read.
 */
export async function composeHtml(
  site: string,
  { config: more, route = '/' }: { config?: Record<string, unknown>; route?: string } = {},
): Promise<string | null> {
  const { raw, registry, problems } = await readSite(site);
  refuseWithoutShell(problems);
  const given = await readConfig(site);
  refuseKeys(given, configFileOf(site));
  const config = { ...given, ...more };
  if (route !== '/' && !documentsOf(registry, config).includes(route)) return null;
  return pageHtml(site, raw, registry, config, route);
}
