import { assertAppName } from '../checks/check-name.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { type HistoryLine, historyOf, lastGoodFor } from '../site/history.ts';
import { type LiveState, liveNames, liveOf } from '../site/live.ts';
import { recordedVersions } from '../site/releases.ts';
import { type ActivateOptions, goodVersionPredicate, nextLive, ownerIn, requireRelease } from './activate.ts';
import { type AuthoredChangeOptions, changeLive } from './change.ts';

export type RollbackOptions = Omit<ActivateOptions, 'action' | 'forced'>;

/** A version that replaced another one. */
export interface RolledBack {
  from: string;
  to: string;
  siteWarnings: string[];
}

/** @throws Error if the app is not live. */
async function requireLive(site: Files, name: string): Promise<LiveState> {
  if (name !== 'shell') assertAppName(name);
  const live = await liveOf(site, name);
  if (live) return live;
  const apps = (await liveNames(site)).join(', ') || 'none';
  throw errorOf('FED-208', { app: name, site: site.folder, apps });
}

/** Returns the rollback target. @throws Error with the possible versions if there is no target */
async function targetOf(
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
  const others = (await recordedVersions(site, name)).filter(
    (version) => version !== live.version && !revoked.includes(version),
  );
  const found = { app: name, version: live.version };
  throw others.length > 0
    ? errorOf('FED-209', { ...found, versions: others.sort().join(', ') })
    : errorOf('FED-210', found);
}

/**
 * Activates an earlier version: the given one, or the last good one.
 * @throws Error if there is no rollback target, or if the change would break something.
 * The site is unchanged then.
 */
export async function rollback(
  site: string,
  name: string,
  version: string | undefined,
  options: RollbackOptions = {},
): Promise<RolledBack> {
  let [from, to] = ['', ''];
  const decide = async (now: Files) => {
    const live = await requireLive(now, name);
    if (version === live.version) throw errorOf('FED-211', { app: name, version });
    from = live.version;
    to = version ?? (await targetOf(now, name, live, await historyOf(now, name), options));
    const next = await nextLive(now, name, to, { ...options, action: 'rollback' });
    return next ? { [name]: next } : {};
  };
  const { siteWarnings } = await changeLive(site, decide, options);
  return { from, to, siteWarnings };
}

export interface Revoked {
  /** Set when the revoked version was live. */
  rolledBack: { from: string; to: string } | null;
  siteWarnings: string[];
}

/**
 * Revokes a version: no tab opens it again, and open tabs leave it at their next navigation. If it is live,
 * the same commit activates the last good version.
 * @param options.reason recorded in the public history
 * @throws Error if the version is unknown, or live without a rollback target. The site is unchanged then.
 */
export async function revoke(
  site: string,
  name: string,
  version: string,
  options: RollbackOptions & Required<Pick<AuthoredChangeOptions, 'reason'>>,
): Promise<Revoked> {
  let rolledBack: Revoked['rolledBack'] = null;
  const { reason } = options;
  const decide = async (now: Files): Promise<Record<string, LiveState>> => {
    const live = await requireLive(now, name);
    const history = await historyOf(now, name);
    // Rejects a typo, which would revoke nothing.
    if (!history.some((line) => line.version === version)) await requireRelease(now, name, version);
    const others = live.revoked ?? [];
    if (others.some((known) => known.version === version)) return {};
    const at = new Date().toISOString();
    const by = options.by ?? ownerIn(await requireRelease(now, name, live.version));
    const after: HistoryLine[] = [...history, { at, by, action: 'revoke', version, reason }];
    if (live.version === version) {
      const to = await targetOf(now, name, live, after, options);
      const next = (await nextLive(now, name, to, { ...options, action: 'rollback' }, after)) as LiveState;
      rolledBack = { from: version, to };
      return { [name]: { ...next, revoked: [...others, { version, at: next.since, by, reason }] } };
    }
    const { lastGood: _, ...rest } = live;
    const isGood = await goodVersionPredicate(now, name, history, options.failures);
    const lastGood = lastGoodFor(after, live.version, isGood);
    const revoked = [...others, { version, at, by, reason }];
    return { [name]: { ...rest, ...(lastGood ? { lastGood } : {}), revoked } };
  };
  const { siteWarnings } = await changeLive(site, decide, options);
  return { rolledBack, siteWarnings };
}
