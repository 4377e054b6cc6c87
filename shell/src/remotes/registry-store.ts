import {
  expectMainRoute,
  type ReadRegistry,
  type Registry,
  type RegistryProblem,
  readLeniently,
} from '@ia/federation/registry';
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

const tellConsole = ({ app, owner, message }: RegistryProblem): void =>
  console.error(`[${app} (owner: ${owner})]`, message);

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

/**
 * The registry in use: the one inlined in the page at first, the published one after a refresh. Each app is read on its
 * own: what is broken in one is told once, with its owner, and costs that app at most.
 * @param isNamed whether this document may load an entry
 * @throws when the inlined registry cannot be read at all, or has no main page although nothing in it is broken.
 */
export function createRegistryStore(
  inline: unknown,
  url = './registry.json',
  tell: (problem: RegistryProblem) => void = tellConsole,
  isNamed: (entry: string) => boolean = () => true,
): RegistryStore {
  const known = new Set<string>();
  const read = (input: unknown, file: string): ReadRegistry => {
    const found = readLeniently(input, file);
    for (const problem of found.problems) {
      if (known.has(problem.message)) continue;
      known.add(problem.message);
      tell(problem);
    }
    return found;
  };

  const inlined = 'registry.json (inlined in index.html)';
  const first = read(inline, inlined);
  // The main page's own app may be the broken one: the other sections stay within reach.
  const hasOtherPages = Object.values(first.registry.apps).some(({ routes }) => routes.length > 0);
  if (first.problems.length === 0 || !hasOtherPages) expectMainRoute(first.registry, inlined);
  let current = first.registry;
  /** When it was read last, and what comes of it. The inlined one is as fresh as the page. */
  let reading = { since: Date.now(), answer: Promise.resolve(current) };
  const listeners = new Set<() => void>();
  let behind: string[] = [];
  async function fetchAgain(): Promise<Registry> {
    const response = await within(fetch(atBase(url), { cache: 'no-cache' }), REGISTRY_TIMEOUT, url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const found = read(await within(response.json(), REGISTRY_TIMEOUT, url), 'registry.json');
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
