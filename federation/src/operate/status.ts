import { errorOf } from '../errors/error-of.ts';
import { failureCountOf, isErrorRateRising, versionBefore } from '../failures/error-trend.ts';
import type { AiHealth } from '../failures/read-ai.ts';
import { type FailureCount, type Failures, knownCounts } from '../failures/read-failures.ts';
import type { Requires } from '../registry/handshake-schema.ts';
import { type HistoryLine, rollbackTargets } from '../site/history.ts';
import type { LiveState, Revocation } from '../site/live.ts';
import type { SiteReader } from '../site-reader/site-reader.ts';

/** Failures of a version since yesterday. The database counts by day. */
export interface VersionFailures {
  version: string;
  count: number;
  kinds: Record<string, number>;
}

export interface AppStatus {
  app: string;
  owner?: string;
  live: Pick<
    LiveState,
    'version' | 'since' | 'author' | 'action' | 'reason' | 'commit' | 'repository' | 'forced'
  >;
  /** Size of all files, uncompressed. Unknown when only another host has the files. */
  size?: { files: number; bytes: number };
  requires?: Partial<Requires>;
  revoked: Revocation[];
  /** Null when the counts are unknown. */
  failures: { live: VersionFailures; before?: VersionFailures; isRising: boolean } | null;
  /** The version that `federation rollback` would make live. */
  rollbackTarget?: string;
}

export interface SiteStatus {
  site: string;
  apps: AppStatus[];
  /** Reason why the failure counts are unknown. */
  unknown?: string;
  /** Health of the site's AI service. Omitted in the status of a single app. */
  ai?: AiHealth;
}

const DAY_MS = 86_400_000;

function sumFailures(
  counts: readonly FailureCount[],
  app: string,
  version: string,
  now: number,
): VersionFailures {
  const since = new Date(now - DAY_MS).toISOString().slice(0, 10);
  const lines = counts.filter((line) => line.app === app && line.version === version && line.day >= since);
  const kinds: Record<string, number> = {};
  for (const { kind, count } of lines) kinds[kind] = (kinds[kind] ?? 0) + count;
  return { version, count: failureCountOf(lines, app, version), kinds };
}

/** Finds the rollback target by the rule of `federation rollback`. Reads only the versions that it must. */
async function findRollbackTarget(
  reader: SiteReader,
  app: string,
  { version }: LiveState,
  history: readonly HistoryLine[],
  counts: readonly FailureCount[],
): Promise<string | undefined> {
  for (const earlier of rollbackTargets(history, version).reverse())
    if (!isErrorRateRising(counts, app, earlier, history) && (await reader.has(app, earlier))) return earlier;
  return undefined;
}

/** Reads the status of one app; null when it is not live. */
async function readAppStatus(
  reader: SiteReader,
  app: string,
  failures: Failures,
  now: number,
): Promise<AppStatus | null> {
  const live = await reader.live(app);
  if (!live) return null;
  const { version, since, author, action, reason, commit, repository, forced } = live;
  const [release, history] = [await reader.release(app, version), await reader.history(app)];
  const { owner, contract, requires } = (release?.entry ?? {}) as Record<string, unknown>;
  const sizes = Object.values(release?.files ?? {});
  const counts = knownCounts(failures);
  const before = versionBefore(history, version);
  const rollbackTarget = await findRollbackTarget(reader, app, live, history, counts);
  return {
    app,
    ...(typeof owner === 'string' ? { owner } : {}),
    live: { version, since, author, action, reason, commit, repository, forced },
    ...(sizes.length > 0
      ? { size: { files: sizes.length, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) } }
      : {}),
    ...(requires ? { requires } : typeof contract === 'number' ? { requires: { contract } } : {}),
    revoked: live.revoked ?? [],
    failures:
      'unknown' in failures
        ? null
        : {
            live: sumFailures(counts, app, version, now),
            ...(before ? { before: sumFailures(counts, app, before, now) } : {}),
            isRising: isErrorRateRising(counts, app, version, history, now),
          },
    ...(rollbackTarget ? { rollbackTarget } : {}),
  };
}

/**
 * Reads the live state of a site: the shell first, then its apps.
 * @param app only this app
 * @throws when the app is not live.
 */
export async function readStatus(reader: SiteReader, app?: string, now = Date.now()): Promise<SiteStatus> {
  const { site } = reader;
  const names = await reader.names();
  if (app !== undefined && !names.includes(app)) {
    throw errorOf('FED-208', { app, site, apps: names.join(', ') || 'none' });
  }
  const failures = await reader.failures();
  const ai = app === undefined ? await reader.ai() : null;
  const inOrder = [...names.filter((name) => name === 'shell'), ...names.filter((name) => name !== 'shell')];
  const found = await Promise.all(
    inOrder
      .filter((name) => app === undefined || name === app)
      .map((name) => readAppStatus(reader, name, failures, now)),
  );
  return {
    site,
    apps: found.filter((status) => status !== null),
    ...('unknown' in failures ? { unknown: failures.unknown } : {}),
    ...(ai ? { ai } : {}),
  };
}
