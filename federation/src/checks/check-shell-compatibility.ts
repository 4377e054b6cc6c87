import { declarationOf } from '../build/declaration.ts';
import { requirementsOf } from '../build/requirements.ts';
import { shellEntryOf } from '../build/shell-entry.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { incompatibilitiesOf, providedBy } from '../registry/handshake.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { buildRegistry } from '../site/registry.ts';
import type { Candidate } from './candidate.ts';
import { assertCompatible } from './check-compatibility.ts';

async function incompatibilitiesWith({ build }: Candidate, shell: Registry['shell']): Promise<string[]> {
  const declaration = await declarationOf(build);
  const requires = await requirementsOf(build, declaration);
  const provides = providedBy(shell);
  return provides ? incompatibilitiesOf({ contract: declaration.contract, requires }, provides) : [];
}

const liveRegistryOf = async (site: Files): Promise<Registry> =>
  readLeniently(await buildRegistry(site)).registry;

/** Refuses an app whose requirements the live shell does not provide. */
export async function checkAppCompatibility(candidate: Candidate, site: Files): Promise<void> {
  if (!candidate.goesLive) return;
  const { shell } = await liveRegistryOf(site);
  const lines = await incompatibilitiesWith(candidate, shell);
  if (lines.length === 0) return;
  const { owner, version } = await declarationOf(candidate.build);
  const requirements = `${candidate.name} ${version} (owner: ${owner}):\n${lines.join('\n')}`;
  throw errorOf('FED-105', { shell: shell.version, requirements });
}

/** Refuses a shell that does not provide the requirements of a live app. */
export async function checkShellCompatibility({ build, goesLive }: Candidate, site: Files): Promise<void> {
  if (!goesLive) return;
  const before = await liveRegistryOf(site);
  assertCompatible({ ...before, shell: await shellEntryOf(build, './', 'candidate') }, before);
}
