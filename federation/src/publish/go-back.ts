import { type ChangeGrounds, changeLive } from './change.ts';
import { expectName } from './check-name.ts';
import { type HistoryLine, type Live, lastGoodFor, readHistory, readLive } from './live.ts';
import { type ChangeOptions, goodVersions, nextLive, ownerIn, releaseOf } from './make-live.ts';
import { recordedVersions } from './release.ts';

export type GoBackOptions = Omit<ChangeOptions, 'action' | 'forced'>;

/** What became live in place of what. */
export interface WentBack {
  from: string;
  to: string;
}

/** @throws when nothing of it is live. */
async function expectLive(site: string, name: string): Promise<Live> {
  if (name !== 'shell') expectName(name);
  const live = await readLive(site, name);
  if (live) return live;
  throw new Error(`Nothing of ${name} is live in ${site}. What is: federation status`);
}

/** @throws when there is none, with those that could be named. */
async function targetOf(
  site: string,
  name: string,
  live: Live,
  history: readonly HistoryLine[],
  options: GoBackOptions,
): Promise<string> {
  const isGood = await goodVersions(site, name, history, options.failures);
  const target = lastGoodFor(history, live.version, isGood);
  if (target) return target;
  const revoked = (live.revoked ?? []).map(({ version }) => version);
  const others = (await recordedVersions(site, name)).filter(
    (version) => version !== live.version && !revoked.includes(version),
  );
  throw new Error(
    `${name} ${live.version} is live, and no version that was live before it is one to go back to.\nNothing was changed. ` +
      (others.length > 0
        ? `Name one of those in the site: ${others.sort().join(', ')} (federation rollback ${name} <version>), or publish a new one.`
        : 'There is no other in the site: publish a new one.'),
  );
}

/**
 * Makes an earlier version live: the one that is given, or the last that visitors could use, never the one being left.
 * @throws when there is none, and when the change would hurt. Nothing is changed then.
 */
export async function rollback(
  site: string,
  name: string,
  version: string | undefined,
  options: GoBackOptions = {},
): Promise<WentBack> {
  let done: WentBack | undefined;
  await changeLive(
    site,
    async () => {
      const live = await expectLive(site, name);
      if (version === live.version) {
        throw new Error(
          `${name} ${version} is what is live. Nothing was changed. Name another one, or none for the last good one: federation rollback ${name}`,
        );
      }
      const to = version ?? (await targetOf(site, name, live, await readHistory(site, name), options));
      const next = await nextLive(site, name, to, { ...options, action: 'rollback' });
      done = { from: live.version, to };
      return next ? { [name]: next } : {};
    },
    options,
  );
  return done as WentBack;
}

/** That it was there at all: a name mistyped would stop nobody. */
async function expectKnown(site: string, name: string, version: string, history: readonly HistoryLine[]) {
  if (!history.some((line) => line.version === version)) await releaseOf(site, name, version);
}

/**
 * Revokes a version: no tab opens it again, and open ones leave it at their next navigation. Of one that is live, the last
 * good one takes the place, at the same moment.
 * @param options.reason is kept, and public
 * @returns where visitors were led, when it was live
 * @throws when it is live and there is none to go back to. Nothing is changed then.
 */
export async function revoke(
  site: string,
  name: string,
  version: string,
  options: GoBackOptions & Required<Pick<ChangeGrounds, 'reason'>>,
): Promise<WentBack | null> {
  let done: WentBack | null = null;
  await changeLive(
    site,
    async () => {
      const live = await expectLive(site, name);
      const history = await readHistory(site, name);
      await expectKnown(site, name, version, history);
      if (live.revoked?.some((known) => known.version === version)) return {};
      const at = new Date().toISOString();
      const by = options.by ?? ownerIn(await releaseOf(site, name, live.version));
      const { reason } = options;
      const line: HistoryLine = { at, by, action: 'revoke', version, reason };
      const after = [...history, line];
      const others = live.revoked ?? [];
      if (live.version !== version) {
        const isGood = await goodVersions(site, name, history, options.failures);
        const { lastGood: _, ...kept } = live;
        const lastGood = lastGoodFor(after, live.version, isGood);
        return {
          [name]: {
            ...kept,
            ...(lastGood ? { lastGood } : {}),
            revoked: [...others, { version, at, by, reason }],
          },
        };
      }
      const to = await targetOf(site, name, live, after, options);
      const next = (await nextLive(site, name, to, { ...options, action: 'rollback' }, after)) as Live;
      done = { from: version, to };
      return { [name]: { ...next, revoked: [...others, { version, at: next.since, by, reason }] } };
    },
    options,
  );
  return done;
}
