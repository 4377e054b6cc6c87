import {
  expectMainRoute,
  type ReadRegistry,
  type RegistryProblem,
  readLeniently,
} from '@ia/federation/registry';
import { keepRegistry, type RegistryStore } from './registry-store.ts';

const tellConsole = ({ app, owner, message }: RegistryProblem): void =>
  console.error(`[${app} (owner: ${owner})]`, message);

/** Reads registries, each app on its own: what is broken in one is told once, with its owner, and costs that app at most. */
export function createRegistryReader(tell: (problem: RegistryProblem) => void = tellConsole) {
  const known = new Set<string>();
  return (input: unknown, file: string): ReadRegistry => {
    const found = readLeniently(input, file);
    for (const problem of found.problems) {
      if (known.has(problem.message)) continue;
      known.add(problem.message);
      tell(problem);
    }
    return found;
  };
}

/**
 * The registry in use, where nobody has read the one in the page before.
 * @throws when that one cannot be read at all, or has no main page although nothing in it is broken.
 */
export function createRegistryStore(
  inline: unknown,
  tell?: (problem: RegistryProblem) => void,
  isNamed?: (entry: string) => boolean,
): RegistryStore {
  const read = createRegistryReader(tell);
  const inlined = 'registry.json (inlined in index.html)';
  const { registry, problems } = read(inline, inlined);
  // The main page's own app may be the broken one: the other sections stay within reach.
  const hasOtherPages = Object.values(registry.apps).some(({ routes }) => routes.length > 0);
  if (problems.length === 0 || !hasOtherPages) expectMainRoute(registry, inlined);
  return keepRegistry(registry, async (input, file) => read(input, file), isNamed);
}
