import { assertAppName } from '../checks/check-name.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { type HistoryLine, lastGoodFor, readAppHistory } from '../site/history.ts';
import { type LiveState, liveNames, readLiveState } from '../site/live.ts';
import { recordedVersions } from '../site/releases.ts';
import {
  type ActivateOptions,
  activatedState,
  goodVersionPredicate,
  releaseOwner,
  requireRelease,
} from './activate.ts';
import { type AuthoredChangeOptions, changeLive } from './change.ts';

export type RollbackOptions = Omit<ActivateOptions, 'action' | 'forced'>;

/** Result of {@link rollback}: version `to` replaced version `from`. */
export interface RolledBack {
  from: string;
  to: string;
  siteWarnings: string[];
}

/** Returns the live state of an app. @throws FED-208 if it is not live */
async function requireLive(site: Files, name: string): Promise<LiveState> {
  if (name !== 'shell') assertAppName(name);
  const live = await readLiveState(site, name);
  if (live) return live;
  const apps = (await liveNames(site)).join(', ') || 'none';
  throw errorOf('FED-208', { app: name, site: site.folder, apps });
}

/**
 * Returns the last good version before the live one.
 * @throws FED-209 with the site's other versions that are not revoked, or FED-210 if there are none
 */
async function findTarget(
  site: Files,
  name: string,
  live: LiveState,
  history: readonly HistoryLine[],
  { failures }: RollbackOptions,
): Promise<string> {
  const target = lastGoodFor(
    history,
    live.version,
    await goodVersionPredicate(site, name, history, failures),
  );
  if (target) return target;
  const revoked = (live.revoked ?? []).map(({ version }) => version);
  const otherVersions = (await recordedVersions(site, name)).filter(
    (version) => version !== live.version && !revoked.includes(version),
  );
  const params = { app: name, version: live.version };
  throw otherVersions.length > 0
    ? errorOf('FED-209', { ...params, versions: otherVersions.sort().join(', ') })
    : errorOf('FED-210', params);
}

/**
 * Activates the given version, or without one the last good one.
 * @throws Error if the app is not live, if there is no rollback target, if the given version is live, missing, revoked
 * or damaged, or if the change would break something. The site is unchanged then.
 */
export async function rollback(
  site: string,
  name: string,
  version: string | undefined,
  options: RollbackOptions = {},
): Promise<RolledBack> {
  let [from, to] = ['', ''];
  const decide = async (lockedSite: Files) => {
    const live = await requireLive(lockedSite, name);
    if (version === live.version) throw errorOf('FED-211', { app: name, version });
    from = live.version;
    to =
      version ?? (await findTarget(lockedSite, name, live, await readAppHistory(lockedSite, name), options));
    const nextState = await activatedState(lockedSite, name, to, { ...options, action: 'rollback' });
    return nextState ? { [name]: nextState } : {};
  };
  const { siteWarnings } = await changeLive(site, decide, options);
  return { from, to, siteWarnings };
}

/** Result of {@link revoke}. */
export interface Revoked {
  /** Set when the revoked version was live. */
  rolledBack: { from: string; to: string } | null;
  siteWarnings: string[];
}

/**
 * Revokes a version: no tab opens it again, and open tabs leave it at their next navigation. If it is live,
 * the same commit activates the last good version. Does nothing if the version is revoked already.
 * @param options.reason recorded in the public history
 * @throws Error if the app is not live, if the version is unknown, or if it is live without a rollback target. The site
 * is unchanged then.
 */
export async function revoke(
  site: string,
  name: string,
  version: string,
  options: RollbackOptions & Required<Pick<AuthoredChangeOptions, 'reason'>>,
): Promise<Revoked> {
  let rolledBack: Revoked['rolledBack'] = null;
  const { reason } = options;
  const decide = async (lockedSite: Files): Promise<Record<string, LiveState>> => {
    const live = await requireLive(lockedSite, name);
    const history = await readAppHistory(lockedSite, name);
    // Rejects a typo. A version of the history may no longer be in the site; any other must be.
    if (!history.some((line) => line.version === version)) await requireRelease(lockedSite, name, version);
    const revocations = live.revoked ?? [];
    if (revocations.some((revocation) => revocation.version === version)) return {};
    const at = new Date().toISOString();
    const author = options.author ?? releaseOwner(await requireRelease(lockedSite, name, live.version));
    const historyAfter: HistoryLine[] = [...history, { at, author, action: 'revoke', version, reason }];
    if (live.version === version) {
      const to = await findTarget(lockedSite, name, live, historyAfter, options);
      // Not null: the target is not the live version.
      const nextState = (await activatedState(
        lockedSite,
        name,
        to,
        { ...options, action: 'rollback' },
        historyAfter,
      )) as LiveState;
      rolledBack = { from: version, to };
      return {
        [name]: { ...nextState, revoked: [...revocations, { version, at: nextState.since, author, reason }] },
      };
    }
    // Determined anew, because it may be the revoked version.
    const { lastGood: _, ...otherKeys } = live;
    const isGood = await goodVersionPredicate(lockedSite, name, history, options.failures);
    const lastGood = lastGoodFor(historyAfter, live.version, isGood);
    const revoked = [...revocations, { version, at, author, reason }];
    return { [name]: { ...otherKeys, ...(lastGood ? { lastGood } : {}), revoked } };
  };
  const { siteWarnings } = await changeLive(site, decide, options);
  return { rolledBack, siteWarnings };
}
