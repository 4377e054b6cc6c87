import {
  assertMainRoute,
  type ReadRegistry,
  type RegistryProblem,
  readLeniently,
} from '@ia/federation/registry';
import { createRegistryStoreFrom, type RegistryStore } from './registry-store.ts';

const logProblem = ({ app, owner, message }: RegistryProblem): void =>
  console.error(`[${app} (owner: ${owner})] FED-411`, message);

/**
 * Reads registries app by app: an invalid entry is reported once, with its owner, and affects that app only.
 */
export function createRegistryReader(report: (problem: RegistryProblem) => void = logProblem) {
  const known = new Set<string>();
  return (input: unknown, file: string): ReadRegistry => {
    const found = readLeniently(input, file);
    for (const problem of found.problems) {
      if (known.has(problem.message)) continue;
      known.add(problem.message);
      report(problem);
    }
    return found;
  };
}

/**
 * The registry store for a document whose registry was not prevalidated.
 * @throws when the registry cannot be read at all, or has no main page although no entry is invalid.
 */
export function createRegistryStore(
  inline: unknown,
  report?: (problem: RegistryProblem) => void,
  isNamed?: (entry: string) => boolean,
): RegistryStore {
  const read = createRegistryReader(report);
  const inlined = 'registry.json (inlined in index.html)';
  const { registry, problems } = read(inline, inlined);
  // The app of the main page may be the invalid one: the other sections stay reachable.
  const hasOtherPages = Object.values(registry.apps).some(({ routes }) => routes.length > 0);
  if (problems.length === 0 || !hasOtherPages) assertMainRoute(registry, inlined);
  return createRegistryStoreFrom(registry, async (input, file) => read(input, file), isNamed);
}
