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

interface FormerMisfit {
  message: string;
  /** Whether what is live of the app did not fit that shell either: then nothing more is lost. */
  wasThere: boolean;
}

/** What the shell before the live one does not bring: it could not be taken back without the app. */
async function formerMisfit(candidate: Candidate): Promise<FormerMisfit | null> {
  const { name, site, goesLive } = candidate;
  if (!goesLive) return null;
  const shell = await readLive(site, 'shell');
  const former = standing(await readHistory(site, 'shell')).findLast((version) => version !== shell?.version);
  const release = former && (await readRelease(site, 'shell', former));
  if (!release) return null;
  const before = release.entry as unknown as Registry['shell'];
  const lines = await misfitsWith(candidate, before);
  if (lines.length === 0) return null;
  const app = (await liveIn(site)).apps[name];
  const provides = providedBy(before);
  return {
    message:
      `${name} does not fit the shell before the live one, ${former}:\n${lines.join('\n')}\n` +
      `Should the shell be taken back, ${name} has to be taken back with it, in one command: federation activate shell ${former} ${name} <version>`,
    wasThere: Boolean(app && provides && misfitsOf(app, provides).length > 0),
  };
}

/** The shell before the live one brings it too: a shell has to be one that can be taken back. */
export async function checkFormerFit(candidate: Candidate): Promise<void> {
  const found = await formerMisfit(candidate);
  if (found && !found.wasThere) throw new Error(found.message);
}

/** What is not new is no reason to refuse: a line that says it, to be told. */
export async function warnOfFormer(candidate: Candidate): Promise<string[]> {
  const found = candidate.name === 'shell' ? null : await formerMisfit(candidate);
  return found?.wasThere ? [found.message] : [];
}
