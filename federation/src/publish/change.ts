import { readLeniently } from '../registry/read-leniently.ts';
import type { Registry } from '../registry/schema.ts';
import { checkChange } from './check-change.ts';
import { expectPublicName, expectPublicReason } from './check-name.ts';
import { type Composition, discard, stageComposition, takePlaces } from './compose.ts';
import { jsonText, type Staged, stageFile, takePlace } from './folder.ts';
import { completeHistory, liveFileOf, readLive } from './live.ts';
import { registryOf } from './registry-of.ts';
import { type Lives, settle, stageChange } from './settle.ts';
import { inTurn } from './turn.ts';

export interface ChangeGrounds {
  /** Name of the team, or of its token: default, the app's owner. */
  by?: string;
  reason?: string;
  /** Routes that nobody is to serve any more. */
  removeRoutes?: readonly string[];
  /** The app has changed hands: without it, a version of another owner than that of the live one is refused. */
  newOwner?: boolean;
  /** Checks that may fail this once. */
  forced?: readonly string[];
}

interface Decision {
  change: Staged;
  lives: Staged[];
  composition: Composition;
}

/** Writes all that the change needs, beside its place: what may fail for want of room fails here. */
async function stageDecision(site: string, lives: Lives): Promise<Decision> {
  const composition = await stageComposition(site, await registryOf(site, lives));
  const staged: Staged[] = [];
  try {
    for (const [name, live] of Object.entries(lives))
      staged.push(await stageFile(liveFileOf(site, name), jsonText(live)));
    return { change: await stageChange(site, lives), lives: staged, composition };
  } catch (error) {
    await discard([...staged, ...composition.staged]);
    throw error;
  }
}

async function carryOut(site: string, lives: Lives): Promise<void> {
  const { change, lives: staged, composition } = await stageDecision(site, lives);
  await takePlace(change);
  for (const live of staged) await takePlace(live);
  await takePlaces(composition);
  // A full disk keeps no release from visitors; the next command completes the history from what is live.
  for (const name of Object.keys(lives)) await completeHistory(site, name).catch(() => {});
  await discard([{ ...change, part: change.file }]);
}

/**
 * Changes what is live, of any number of apps at once. It is decided at one moment, by one rename: killed before it,
 * nothing has changed; killed after it, the next command finishes.
 * @param decide what is to be live, by app; asked while nobody else changes the site
 * @returns what is live then
 * @throws when the change would hurt. Nothing is changed then.
 */
export async function changeLive(
  site: string,
  decide: () => Promise<Lives>,
  grounds: ChangeGrounds = {},
): Promise<Registry> {
  if (grounds.by !== undefined) expectPublicName(grounds.by);
  if (grounds.reason !== undefined) expectPublicReason(grounds.reason);
  return inTurn(site, async () => {
    await settle(site);
    const lives = await decide();
    const moved: string[] = [];
    for (const [name, live] of Object.entries(lives)) {
      const before = await readLive(site, name);
      if (before?.version !== live.version || before.by !== live.by) moved.push(name);
    }
    const [before, next] = [await registryOf(site), await registryOf(site, lives)];
    await checkChange(site, before, next, moved, grounds);
    await carryOut(site, lives);
    return readLeniently(next).registry;
  });
}
