import { type ChangeOptions, checkChange } from '../checks/check-change.ts';
import { assertPublicName, assertPublicReason } from '../checks/check-name.ts';
import { composeSite } from '../compose/compose-site.ts';
import type { Files, Folder } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import type { Registry } from '../registry/schema.ts';
import { commit, stageCommit } from '../site/commit.ts';
import { type LiveStates, liveFileOf, readLiveState } from '../site/live.ts';
import { withSite } from '../site/recover.ts';
import { siteWarningsOf } from './report.ts';

// The live state of an app, `<app>/live.json`, names the version that visitors load. Publish, activate,
// rollback and revoke change it: they check the site as it would be after the change, then commit.

/** Options of a change that the public history records. */
export interface AuthoredChangeOptions extends ChangeOptions {
  /** Name of the team, or of its token: default, the app's owner. */
  author?: string;
  /** Recorded in the public history. */
  reason?: string;
}

/** Result of a change: the site after it. */
export interface ChangeResult {
  registry: Registry;
  /** Problems of the site that do not block the command. They may concern apps of other teams. */
  siteWarnings: string[];
}

/** Refuses a name or a reason that must not become public. */
export function assertPublicAuthor({ author, reason }: AuthoredChangeOptions): void {
  if (author !== undefined) assertPublicName(author);
  if (reason !== undefined) assertPublicReason(reason);
}

/** Returns a view of the site in which the given live states are written. The disk is unchanged. */
export const withLiveStates = (site: Files, liveStates: LiveStates): Files =>
  site.with(
    Object.fromEntries(Object.entries(liveStates).map(([name, live]) => [liveFileOf(name), jsonText(live)])),
  );

/**
 * Checks a change of the live state.
 * @param after view of the site with the change
 * @throws Error if the change would break something
 */
export async function checkLiveStates(
  site: Files,
  after: Files,
  liveStates: LiveStates,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const changed: string[] = [];
  for (const [name, live] of Object.entries(liveStates)) {
    const before = await readLiveState(site, name);
    if (before?.version !== live.version || before.author !== live.author) changed.push(name);
  }
  const registry = await checkChange(site, after, changed, options);
  return { registry, siteWarnings: await siteWarningsOf(after) };
}

/**
 * Changes the live state of any number of apps. Takes the lock once, reads the site once and commits once.
 * @param decide returns the next state by app, from the current site
 * @throws Error if the change would break something. The site is unchanged then.
 */
export async function changeLive(
  site: string,
  decide: (site: Folder) => Promise<LiveStates>,
  options: AuthoredChangeOptions = {},
): Promise<ChangeResult> {
  assertPublicAuthor(options);
  return withSite(site, async (lockedSite) => {
    const liveStates = await decide(lockedSite);
    const after = withLiveStates(lockedSite, liveStates);
    const changed = await checkLiveStates(lockedSite, after, liveStates, options);
    await commit(lockedSite, await stageCommit(lockedSite, liveStates, await composeSite(after)));
    return changed;
  });
}
