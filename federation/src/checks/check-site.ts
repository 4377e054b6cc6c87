import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import type { RegistryProblem } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { configFileOf, readConfigFile } from '../site/config.ts';
import { checkConfig } from './check-config.ts';
import { assertAllowedOrigins } from './check-origins.ts';

/** Refuses a site whose configuration must not be public. @throws Error with file and keys */
export async function checkSite(site: Files, { shell, apps }: Registry): Promise<void> {
  await checkConfig(site, site.at(shell.base), apps);
  assertAllowedOrigins(apps, await readConfigFile(site), configFileOf(site.folder));
}

/** @throws FED-121 if the shell's entry is invalid: the site would have no page for the registry. */
export function assertShell(problems: readonly RegistryProblem[]): void {
  const broken = problems.find(({ app }) => app === 'shell');
  if (broken) throw errorOf('FED-121', { problem: broken.message });
}
