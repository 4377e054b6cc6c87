import type { Declaration } from '../preset/emit-declaration.ts';
import { registryOf } from '../publish/registry-of.ts';
import { shellEntryOf } from '../publish/shell-entry.ts';
import { misfitsOf, providedBy } from '../registry/handshake.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { type Candidate, readIn } from './candidate.ts';
import { refuseMisfits } from './check-fit.ts';
import { requirementsOf } from './requirements.ts';

async function misfitsWith(candidate: Candidate, shell: Registry['shell']): Promise<string[]> {
  const declaration = await readIn<Declaration>(candidate, 'mfe.json');
  const requires = await requirementsOf(candidate, declaration);
  const provides = providedBy(shell);
  return provides ? misfitsOf({ contract: declaration.contract, requires }, provides) : [];
}

const liveIn = async (site: string): Promise<Registry> => readLeniently(await registryOf(site)).registry;

/** The live shell brings what the app was built for. */
export async function checkAppFit(candidate: Candidate): Promise<void> {
  if (!candidate.goesLive) return;
  const { shell } = await liveIn(candidate.site);
  const lines = await misfitsWith(candidate, shell);
  if (lines.length === 0) return;
  const { owner, version } = await readIn<Declaration>(candidate, 'mfe.json');
  throw new Error(
    `The shell ${shell.version} that is live does not bring what is needed by ${candidate.name} ${version} (owner: ${owner}):\n${lines.join('\n')}\n` +
      'Nothing that is live was changed. Publish a shell that brings it first (federation publish shell), or build the app with the packages that this one brings.',
  );
}

/** A shell brings what each live app needs. */
export async function checkShellFit({ dist, site, goesLive }: Candidate): Promise<void> {
  if (!goesLive) return;
  const before = await liveIn(site);
  refuseMisfits({ ...before, shell: await shellEntryOf(dist, './', 'candidate') }, before);
}
