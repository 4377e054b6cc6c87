import type { Declaration } from '../preset/emit-declaration.ts';
import { readHistory, readLive, standing } from '../publish/live.ts';
import { registryOf } from '../publish/registry-of.ts';
import { readRelease } from '../publish/release.ts';
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

/**
 * An app that the shell before the live one could not run: nothing is wrong with it, but the shell cannot be taken back
 * without it. A line that says so, to be told.
 */
export async function fitBefore(candidate: Candidate): Promise<string[]> {
  if (!candidate.goesLive || candidate.name === 'shell') return [];
  const live = await readLive(candidate.site, 'shell');
  const former = standing(await readHistory(candidate.site, 'shell')).findLast(
    (version) => version !== live?.version,
  );
  const release = former && (await readRelease(candidate.site, 'shell', former));
  if (!release) return [];
  const lines = await misfitsWith(candidate, release.entry as unknown as Registry['shell']);
  if (lines.length === 0) return [];
  return [
    `${candidate.name} does not fit the shell before the live one, ${former}:\n${lines.join('\n')}\n` +
      `Should the shell be taken back, ${candidate.name} has to be taken back with it, in one command: federation activate shell ${former} ${candidate.name} <version>`,
  ];
}
