import { readDeclaration } from '../build/declaration.ts';
import { readRequirements } from '../build/requirements.ts';
import { errorOf } from '../errors/error-of.ts';
import type { FederationError } from '../errors/federation-error.ts';
import type { Files } from '../files/folder.ts';
import { incompatibilitiesOf, providedBy } from '../registry/handshake.ts';
import type { Registry } from '../registry/schema.ts';
import { activatedVersions } from '../site/history.ts';
import { folderReleaseReader, type ReleaseReader } from '../site/release-reader.ts';
import type { Candidate } from './candidate.ts';

// A shell release must stay reversible: an app that goes live must run with the previous shell too.

type Requirements = Parameters<typeof incompatibilitiesOf>[0];

interface PreviousShellIncompatibility {
  error: FederationError;
  /**
   * True if the live version of the app is already incompatible with the previous shell: a
   * release changes nothing.
   */
  existedBefore: boolean;
}

/** Registry entry of a published version. */
async function readEntry(reader: ReleaseReader, name: string, version?: string): Promise<unknown> {
  return version && (await reader.release(name, version))?.entry;
}

/** Checks an app against the shell before the live one. @returns null if they are compatible */
async function previousShellIncompatibility(
  reader: ReleaseReader,
  name: string,
  requirements: Requirements,
): Promise<PreviousShellIncompatibility | null> {
  const shell = await reader.live('shell');
  const previous = activatedVersions(await reader.history('shell')).findLast(
    (version) => version !== shell?.version,
  );
  const entry = (await readEntry(reader, 'shell', previous)) as Registry['shell'] | undefined;
  const provides = entry && providedBy(entry);
  const lines = provides ? incompatibilitiesOf(requirements, provides) : [];
  if (!provides || lines.length === 0) return null;
  const liveEntry = (await readEntry(reader, name, (await reader.live(name))?.version)) as
    | Requirements
    | undefined;
  return {
    error: errorOf('FED-107', { app: name, previous: String(previous), requirements: lines.join('\n') }),
    existedBefore: Boolean(liveEntry && incompatibilitiesOf(liveEntry, provides).length > 0),
  };
}

/** Refuses an app that makes a rollback of the shell impossible. @throws FED-107 */
export async function assertPreviousShellCompatible(
  reader: ReleaseReader,
  name: string,
  requirements: Requirements,
): Promise<void> {
  const incompatibility = await previousShellIncompatibility(reader, name, requirements);
  if (incompatibility && !incompatibility.existedBefore) throw incompatibility.error;
}

async function readNeeds({ build }: Candidate): Promise<Requirements> {
  const declaration = await readDeclaration(build);
  return { contract: declaration.contract, requires: await readRequirements(build, declaration) };
}

/** {@link assertPreviousShellCompatible} of a candidate that goes live. */
export async function checkPreviousShell(candidate: Candidate, site: Files): Promise<void> {
  if (candidate.goesLive)
    await assertPreviousShellCompatible(
      folderReleaseReader(site),
      candidate.name,
      await readNeeds(candidate),
    );
}

/** Returns an existing incompatibility as a warning, which does not block the release. */
export async function previousShellWarnings(candidate: Candidate, reader: ReleaseReader): Promise<string[]> {
  const { name, goesLive } = candidate;
  if (!goesLive || name === 'shell') return [];
  const incompatibility = await previousShellIncompatibility(reader, name, await readNeeds(candidate));
  return incompatibility ? [incompatibility.error.message] : [];
}
