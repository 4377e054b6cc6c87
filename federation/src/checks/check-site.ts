import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import type { RegistryProblem } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { configFileOf, readConfigFile } from '../site/config.ts';
import { checkConfig } from './check-config.ts';
import { assertAllowedOrigins } from './check-origins.ts';

/**
 * Checks the configuration of a site before it is public: no provider keys, no placeholder addresses in production,
 * and every app from an allowed origin.
 * @throws FED-122, FED-502, FED-504 or FED-505
 */
export async function checkSite(site: Files, { shell, apps }: Registry): Promise<void> {
  await checkConfig(site, site.at(shell.base), apps);
  assertAllowedOrigins(apps, await readConfigFile(site), configFileOf(site.folder));
}

/** @throws FED-121 if the shell's entry is invalid, because no page can be composed without a shell. */
export function assertShell(problems: readonly RegistryProblem[]): void {
  const broken = problems.find(({ app }) => app === 'shell');
  if (broken) throw errorOf('FED-121', { problem: broken.message });
}
