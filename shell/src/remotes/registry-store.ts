import { expectMainRoute, type ReadRegistry, type Registry } from '@ia/federation/registry';
import { atBase } from '../boot/base.ts';
import { within } from './timeout.ts';

const REGISTRY_TIMEOUT = 8000;
/** Milliseconds. */
const OLD = 5000;

export interface RegistryStore {
  get(): Registry;
  subscribe(listener: () => void): () => void;
  /** Reads `registry.json` again. Keeps the one in use when the new one cannot be read. */
  refresh(): Promise<Registry>;
  /** What is published and cannot be taken up in this document, whose import map does not name it: `<app>@<version>`. */
  behind(): readonly string[];
  /** Reads it again unless that was done a moment ago, or is being done. */
  refreshIfOld(): Promise<Registry>;
}

/** For an app whose new entry cannot be used, the one in use: its files are still there. What was revoked stays so. */
function keep(names: readonly string[], { apps: published, ...rest }: Registry, current: Registry): Registry {
  const apps = { ...published };
  for (const app of names) delete apps[app];
  const taken = new Set(Object.values(apps).flatMap(({ routes }) => routes.map(({ path }) => path)));
  for (const app of names) {
    const before = current.apps[app];
    if (!before) continue;
    const { revoked = before.revoked } = published[app] ?? {};
    const routes = before.routes.filter(({ path }) => !taken.has(path));
    apps[app] = { ...before, ...(revoked ? { revoked } : {}), routes };
  }
  return { ...rest, apps };
}

/** Reads what was published, perhaps by a later version, and tells what is wrong with it. */
export type ReadPublished = (input: unknown, file: string) => Promise<ReadRegistry>;

/**
 * The registry in use: the one inlined in the page at first, the published one after a refresh.
 * @param first as it was read from the page
 * @param read for what is published later
 * @param isNamed whether this document may load an entry
 */
export function keepRegistry(
  first: Registry,
  read: ReadPublished,
  isNamed: (entry: string) => boolean = () => true,
  url = './registry.json',
): RegistryStore {
  let current = first;
  /** When it was read last, and what comes of it. The inlined one is as fresh as the page. */
  let reading = { since: Date.now(), answer: Promise.resolve(current) };
  const listeners = new Set<() => void>();
  let behind: string[] = [];
  async function fetchAgain(): Promise<Registry> {
    const response = await within(fetch(atBase(url), { cache: 'no-cache' }), REGISTRY_TIMEOUT, url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const found = await read(await within(response.json(), REGISTRY_TIMEOUT, url), 'registry.json');
    const broken = found.problems.flatMap(({ app, costs }) => (costs === 'app' ? [app] : []));
    const newer = Object.entries(found.registry.apps).filter(([, { entry }]) => !isNamed(atBase(entry)));
    behind = newer.map(([app, { version }]) => `${app}@${version}`);
    const next = expectMainRoute(keep([...broken, ...newer.map(([app]) => app)], found.registry, current));
    if (JSON.stringify(next) !== JSON.stringify(current)) {
      current = next;
      for (const listener of listeners) listener();
    }
    return current;
  }
  function refresh(): Promise<Registry> {
    reading = { since: Date.now(), answer: fetchAgain() };
    return reading.answer;
  }
  return {
    get: () => current,
    behind: () => behind,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    refreshIfOld: () => (Date.now() - reading.since < OLD ? reading.answer : refresh()),
  };
}
