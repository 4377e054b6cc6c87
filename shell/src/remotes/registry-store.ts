import { assertMainRoute, type ReadRegistry, type Registry } from '@ia/federation/registry';
import { atBase } from '../address/base.ts';
import { withTimeout } from './timeout.ts';

/** Milliseconds until a request of the registry counts as failed. */
const REGISTRY_TIMEOUT = 8000;
/** Age in milliseconds after which the registry is read again. */
const MAX_AGE = 5000;

export interface RegistryStore {
  get(): Registry;
  subscribe(listener: () => void): () => void;
  /** Reads `registry.json` again. Keeps the registry in use when the new one cannot be read. */
  refresh(): Promise<Registry>;
  /**
   * Published versions that this document cannot load, because its import map does not name them:
   * `<app>@<version>`.
   */
  outdatedApps(): readonly string[];
  /** Reads it again unless it was read within the last seconds, or is being read. */
  refreshIfOld(): Promise<Registry>;
}

/**
 * Keeps the entry in use for an app whose new entry is invalid: its files still exist. Revocations still
 * apply.
 */
function retainEntries(
  names: readonly string[],
  { apps: published, ...rest }: Registry,
  current: Registry,
): Registry {
  const apps = { ...published };
  for (const app of names) delete apps[app];
  const publishedPaths = new Set(Object.values(apps).flatMap(({ routes }) => routes.map(({ path }) => path)));
  for (const app of names) {
    const before = current.apps[app];
    if (!before) continue;
    const { revoked = before.revoked } = published[app] ?? {};
    const routes = before.routes.filter(({ path }) => !publishedPaths.has(path));
    apps[app] = { ...before, ...(revoked ? { revoked } : {}), routes };
  }
  return { ...rest, apps };
}

/** Reads a published registry, perhaps of a later version, and reports problems. */
export type ReadPublished = (input: unknown, file: string) => Promise<ReadRegistry>;

/**
 * The registry in use: first inlined in the document, after a refresh as published.
 * @param first registry of the document
 * @param read reads a published registry
 * @param isNamed true for an entry that this document may load
 */
export function createRegistryStoreFrom(
  first: Registry,
  read: ReadPublished,
  isNamed: (entry: string) => boolean = () => true,
  url = './registry.json',
): RegistryStore {
  let current = first;
  /** Time of the last read, and its result. The inlined registry is as fresh as the document. */
  let lastRead = { since: Date.now(), answer: Promise.resolve(current) };
  const listeners = new Set<() => void>();
  let outdatedApps: string[] = [];
  async function fetchRegistry(): Promise<Registry> {
    const response = await withTimeout(fetch(atBase(url), { cache: 'no-cache' }), REGISTRY_TIMEOUT, url);
    if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
    const found = await read(await withTimeout(response.json(), REGISTRY_TIMEOUT, url), 'registry.json');
    const broken = found.problems.flatMap(({ app, costs }) => (costs === 'app' ? [app] : []));
    const newer = Object.entries(found.registry.apps).filter(([, { entry }]) => !isNamed(atBase(entry)));
    outdatedApps = newer.map(([app, { version }]) => `${app}@${version}`);
    const next = assertMainRoute(
      retainEntries([...broken, ...newer.map(([app]) => app)], found.registry, current),
    );
    if (JSON.stringify(next) !== JSON.stringify(current)) {
      current = next;
      for (const listener of listeners) listener();
    }
    return current;
  }
  function refresh(): Promise<Registry> {
    lastRead = { since: Date.now(), answer: fetchRegistry() };
    return lastRead.answer;
  }
  return {
    get: () => current,
    outdatedApps: () => outdatedApps,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    refreshIfOld: () => (Date.now() - lastRead.since < MAX_AGE ? lastRead.answer : refresh()),
  };
}
