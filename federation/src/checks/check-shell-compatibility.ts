import { readDeclaration } from '../build/declaration.ts';
import { readRequirements } from '../build/requirements.ts';
import { readShellEntry } from '../build/shell-entry.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { incompatibilitiesOf, providedBy } from '../registry/handshake.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { buildRegistry } from '../site/registry.ts';
import type { Candidate } from './candidate.ts';
import { assertCompatible } from './check-compatibility.ts';

async function findIncompatibilities({ build }: Candidate, shell: Registry['shell']): Promise<string[]> {
  const declaration = await readDeclaration(build);
  const requires = await readRequirements(build, declaration);
  const provides = providedBy(shell);
  return provides ? incompatibilitiesOf({ contract: declaration.contract, requires }, provides) : [];
}

const readLiveRegistry = async (site: Files): Promise<Registry> =>
  readLeniently(await buildRegistry(site)).registry;

/** Refuses an app whose requirements the live shell does not provide. */
export async function checkAppCompatibility(candidate: Candidate, site: Files): Promise<void> {
  if (!candidate.goesLive) return;
  const { shell } = await readLiveRegistry(site);
  const lines = await findIncompatibilities(candidate, shell);
  if (lines.length === 0) return;
  const { owner, version } = await readDeclaration(candidate.build);
  const requirements = `${candidate.name} ${version} (owner: ${owner}):\n${lines.join('\n')}`;
  throw errorOf('FED-105', { shell: shell.version, requirements });
}

/** Refuses a shell that does not provide the requirements of a live app. */
export async function checkShellCompatibility({ build, goesLive }: Candidate, site: Files): Promise<void> {
  if (!goesLive) return;
  const before = await readLiveRegistry(site);
  assertCompatible({ ...before, shell: await readShellEntry(build, './', 'candidate') }, before);
}
