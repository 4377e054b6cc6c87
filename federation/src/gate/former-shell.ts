import { folderReader, type SiteReader } from '../operate/site-reader.ts';
import type { Declaration } from '../preset/emit-declaration.ts';
import { standing } from '../publish/live.ts';
import { misfitsOf, providedBy } from '../registry/handshake.ts';
import type { Registry } from '../registry/schema.ts';
import { type Candidate, readIn } from './candidate.ts';
import { requirementsOf } from './requirements.ts';

// A shell has to be one that can be taken back: what becomes live beside it should run with the shell before it too.

type Needs = Parameters<typeof misfitsOf>[0];

interface FormerMisfit {
  message: string;
  /** Whether what is live of the app did not fit that shell either: then nothing more is lost. */
  wasThere: boolean;
}

async function entryIn(reader: SiteReader, name: string, version?: string): Promise<unknown> {
  return version && (await reader.release(name, version))?.entry;
}

/** What the shell before the live one does not bring. */
async function formerMisfit(reader: SiteReader, name: string, needs: Needs): Promise<FormerMisfit | null> {
  const shell = await reader.live('shell');
  const former = standing(await reader.history('shell')).findLast((version) => version !== shell?.version);
  const entry = (await entryIn(reader, 'shell', former)) as Registry['shell'] | undefined;
  const provides = entry && providedBy(entry);
  const lines = provides ? misfitsOf(needs, provides) : [];
  if (!provides || lines.length === 0) return null;
  const before = (await entryIn(reader, name, (await reader.live(name))?.version)) as Needs | undefined;
  return {
    message:
      `${name} does not fit the shell before the live one, ${former}:\n${lines.join('\n')}\n` +
      `Should the shell be taken back, ${name} has to be taken back with it, in one command: federation activate shell ${former} ${name} <version>`,
    wasThere: Boolean(before && misfitsOf(before, provides).length > 0),
  };
}

/** @throws when an app would take from the shell its way back. */
export async function expectFormerFit(reader: SiteReader, name: string, needs: Needs): Promise<void> {
  const found = await formerMisfit(reader, name, needs);
  if (found && !found.wasThere) throw new Error(found.message);
}

async function needsOf(candidate: Candidate): Promise<Needs> {
  const declaration = await readIn<Declaration>(candidate, 'mfe.json');
  return { contract: declaration.contract, requires: await requirementsOf(candidate, declaration) };
}

/** Of one that becomes live at once. */
export async function checkFormerFit(candidate: Candidate): Promise<void> {
  const { name, site, goesLive } = candidate;
  if (goesLive) await expectFormerFit(folderReader(site), name, await needsOf(candidate));
}

/** What is not new is no reason to refuse: a line that says it, to be told. */
export async function warnOfFormer(candidate: Candidate): Promise<string[]> {
  const { name, site, goesLive } = candidate;
  if (!goesLive || name === 'shell') return [];
  const found = await formerMisfit(folderReader(site), name, await needsOf(candidate));
  return found ? [found.message] : [];
}
