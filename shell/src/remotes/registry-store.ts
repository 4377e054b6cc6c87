import { assertMainRoute, type ReadRegistry, type Registry } from '@ia/federation/registry';
import { atBase } from '../address/base.ts';
import { withTimeout } from './timeout.ts';

const REGISTRY_TIMEOUT_MS = 8000;
/** Age after which a navigation reads the registry again. */
const MAX_AGE_MS = 5000;

/** The registry in use. */
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
  /** Reads it again unless the last read began less than five seconds ago. */
  refreshIfOld(): Promise<Registry>;
}

/**
 * Replaces entries of a published registry by those in use, for apps whose new entry is invalid or cannot be
 * loaded: the old files still exist. Published revocations apply, and published routes of other apps take
 * precedence.
 * @param names the apps
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
 * Creates the store of the registry in use: first the document's, after a refresh the published one.
 * @param first registry of the document
 * @param read reads a published registry
 * @param isLoadable true for the address of a remote's entry that this document may load
 */
export function createRegistryStoreFrom(
  first: Registry,
  read: ReadPublished,
  isLoadable: (entry: string) => boolean = () => true,
  url = './registry.json',
): RegistryStore {
  let current = first;
  /** Time of the last read, and its result. The inlined registry is as fresh as the document. */
  let lastRead = { time: Date.now(), result: Promise.resolve(current) };
  const listeners = new Set<() => void>();
  let outdatedApps: string[] = [];
  async function fetchRegistry(): Promise<Registry> {
    const response = await withTimeout(fetch(atBase(url), { cache: 'no-cache' }), REGISTRY_TIMEOUT_MS, url);
    if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
    const published = await read(
      await withTimeout(response.json(), REGISTRY_TIMEOUT_MS, url),
      'registry.json',
    );
    const broken = published.problems.flatMap(({ app, costs }) => (costs === 'app' ? [app] : []));
    const unloadable = Object.entries(published.registry.apps).filter(
      ([, { entry }]) => !isLoadable(atBase(entry)),
    );
    outdatedApps = unloadable.map(([app, { version }]) => `${app}@${version}`);
    const next = assertMainRoute(
      retainEntries([...broken, ...unloadable.map(([app]) => app)], published.registry, current),
    );
    if (JSON.stringify(next) !== JSON.stringify(current)) {
      current = next;
      for (const listener of listeners) listener();
    }
    return current;
  }
  function refresh(): Promise<Registry> {
    lastRead = { time: Date.now(), result: fetchRegistry() };
    return lastRead.result;
  }
  return {
    get: () => current,
    outdatedApps: () => outdatedApps,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    refreshIfOld: () => (Date.now() - lastRead.time < MAX_AGE_MS ? lastRead.result : refresh()),
  };
}
