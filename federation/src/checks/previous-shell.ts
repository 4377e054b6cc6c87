import { declarationOf } from '../build/declaration.ts';
import { requirementsOf } from '../build/requirements.ts';
import { errorOf } from '../errors/error-of.ts';
import type { FederationError } from '../errors/federation-error.ts';
import type { Files } from '../files/folder.ts';
import { incompatibilitiesOf, providedBy } from '../registry/handshake.ts';
import type { Registry } from '../registry/schema.ts';
import { activatedVersions } from '../site/history.ts';
import { type ReleaseReader, releasesIn } from '../site/release-reader.ts';
import type { Candidate } from './candidate.ts';

// A shell release must stay reversible: an app that goes live must run with the previous shell too.

type Needs = Parameters<typeof incompatibilitiesOf>[0];

interface PreviousShellIncompatibility {
  error: FederationError;
  /**
   * True if the live version of the app is already incompatible with the previous shell: a
   * release changes nothing.
   */
  existedBefore: boolean;
}

async function entryIn(reader: ReleaseReader, name: string, version?: string): Promise<unknown> {
  return version && (await reader.release(name, version))?.entry;
}

/** Returns the requirements that the shell before the live one does not provide, or null. */
async function previousShellIncompatibility(
  reader: ReleaseReader,
  name: string,
  needs: Needs,
): Promise<PreviousShellIncompatibility | null> {
  const shell = await reader.live('shell');
  const previous = activatedVersions(await reader.history('shell')).findLast(
    (version) => version !== shell?.version,
  );
  const entry = (await entryIn(reader, 'shell', previous)) as Registry['shell'] | undefined;
  const provides = entry && providedBy(entry);
  const lines = provides ? incompatibilitiesOf(needs, provides) : [];
  if (!provides || lines.length === 0) return null;
  const before = (await entryIn(reader, name, (await reader.live(name))?.version)) as Needs | undefined;
  return {
    error: errorOf('FED-107', { app: name, previous: String(previous), requirements: lines.join('\n') }),
    existedBefore: Boolean(before && incompatibilitiesOf(before, provides).length > 0),
  };
}

/** @throws FED-107 if an app makes a rollback of the shell impossible. */
export async function assertPreviousShellCompatible(
  reader: ReleaseReader,
  name: string,
  needs: Needs,
): Promise<void> {
  const found = await previousShellIncompatibility(reader, name, needs);
  if (found && !found.existedBefore) throw found.error;
}

async function needsOf({ build }: Candidate): Promise<Needs> {
  const declaration = await declarationOf(build);
  return { contract: declaration.contract, requires: await requirementsOf(build, declaration) };
}

/** {@link assertPreviousShellCompatible} of a candidate that goes live. */
export async function checkPreviousShell(candidate: Candidate, site: Files): Promise<void> {
  if (candidate.goesLive)
    await assertPreviousShellCompatible(releasesIn(site), candidate.name, await needsOf(candidate));
}

/** Returns an existing incompatibility as a warning, which does not block the release. */
export async function previousShellWarnings(candidate: Candidate, reader: ReleaseReader): Promise<string[]> {
  const { name, goesLive } = candidate;
  if (!goesLive || name === 'shell') return [];
  const found = await previousShellIncompatibility(reader, name, await needsOf(candidate));
  return found ? [found.error.message] : [];
}
