/** How what is live of an app came to be, as its folder of the site says. */
export interface Release {
  app: string;
  version: string;
  since: string;
  by: string;
  commit?: string;
  repository?: string;
  /** Of all files, uncompressed. */
  bytes?: number;
  /** 'react ^19.3.1' */
  needs: string[];
  /** The version that `federation rollback` would make live. */
  back?: string;
  /** What failed since yesterday, and of the version before; undefined where nobody counted. */
  failures?: { live: number; before?: number };
}

type Json = Record<string, unknown>;
const DAY = 86_400_000;

/** What cannot be read is not known: a page of a workshop is no reason to fail. */
async function readJson(url: string, init?: RequestInit): Promise<unknown> {
  try {
    const answer = await fetch(url, { cache: 'no-cache', ...init });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The database's counts by app and version, since yesterday; null without a database, or when it does not answer. */
async function readFailures(backend: { url: string; publishableKey: string } | null) {
  if (!backend) return null;
  const counts = await readJson(`${backend.url}/rest/v1/rpc/failure_counts`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!Array.isArray(counts)) return null;
  const since = new Date(Date.now() - DAY).toISOString().slice(0, 10);
  const recent = counts.map(objectIn).filter(({ day }) => String(day) >= since);
  return (app: string, version: string): number =>
    recent.reduce(
      (sum, line) => (line.app === app && line.version === version ? sum + Number(line.count) : sum),
      0,
    );
}

async function readRelease(app: string): Promise<Release | null> {
  const live = objectIn(await readJson(`./${app}/live.json`));
  const [version, since] = [textIn(live.version), textIn(live.since)];
  if (!version || !since) return null;
  const record = objectIn(await readJson(`./${app}/releases/${version}.json`));
  const files = Object.values(objectIn(record.files)).map((file) => Number(objectIn(file).bytes));
  const packages = objectIn(objectIn(objectIn(record.entry).requires).packages);
  return {
    app,
    version,
    since,
    by: textIn(live.by) ?? '',
    commit: textIn(live.commit),
    repository: textIn(live.repository),
    bytes: files.length > 0 ? files.reduce((sum, bytes) => sum + bytes, 0) : undefined,
    needs: Object.entries(packages).map(([name, range]) => `${name} ${range}`),
    back: textIn(live.lastGood),
  };
}

/** The releases of the apps of this site, from the site itself. Empty where it does not say, as while one develops. */
export async function readReleases(
  apps: readonly string[],
  backend: { url: string; publishableKey: string } | null,
): Promise<Release[]> {
  const releases = (await Promise.all(apps.map(readRelease))).filter((release) => release !== null);
  if (releases.length === 0) return [];
  const count = await readFailures(backend);
  return releases.map((release) => {
    const { app, version, back } = release;
    if (!count) return release;
    return {
      ...release,
      failures: { live: count(app, version), ...(back ? { before: count(app, back) } : {}) },
    };
  });
}
