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
 * Creates a reader that drops an app with an invalid entry, and reports each problem once, with the app's
 * owner.
 */
export function createRegistryReader(report: (problem: RegistryProblem) => void = logProblem) {
  const reportedMessages = new Set<string>();
  return (input: unknown, file: string): ReadRegistry => {
    const result = readLeniently(input, file);
    for (const problem of result.problems) {
      if (reportedMessages.has(problem.message)) continue;
      reportedMessages.add(problem.message);
      report(problem);
    }
    return result;
  };
}

/**
 * Creates the registry store for a document whose registry was not prevalidated.
 * @param inline registry of the document
 * @param isLoadable true for the address of a remote's entry that this document may load
 * @throws when the registry cannot be read at all, or has no main page, unless an invalid entry explains it.
 */
export function createRegistryStore(
  inline: unknown,
  report?: (problem: RegistryProblem) => void,
  isLoadable?: (entry: string) => boolean,
): RegistryStore {
  const read = createRegistryReader(report);
  const source = 'registry.json (inlined in index.html)';
  const { registry, problems } = read(inline, source);
  // The app of the main page may be the invalid one: the other sections stay reachable.
  const hasOtherPages = Object.values(registry.apps).some(({ routes }) => routes.length > 0);
  if (problems.length === 0 || !hasOtherPages) assertMainRoute(registry, source);
  return createRegistryStoreFrom(registry, async (input, file) => read(input, file), isLoadable);
}
