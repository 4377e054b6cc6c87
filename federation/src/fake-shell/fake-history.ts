import { resolveAddress } from '../address/parse-address.ts';
import type { PageEntry, Route, ShellApi } from '../contract/shell-api.ts';
import { type FakeShellLog, fakeShell, memoryEntry } from './fake-shell.ts';

/** A fake shell with working navigation, for tests of pages that add history entries. */
export interface FakeHistory {
  /** The same object after each navigation, like the real shell. */
  shell: ShellApi & { log: FakeShellLog };
  /** Moves in the history, like `history.go`. Does nothing beyond the ends. */
  go(by: number): void;
}

interface Entry {
  route: Route;
  state: PageEntry;
}

const MAIN_ROUTE: Route = { path: '/', query: {}, anchor: null };

/**
 * Creates a fake shell with a history.
 * @param address initial address: '/prompt-factory?receita=carta#fabrica'
 */
export function fakeHistory(address: string, overrides: Partial<ShellApi> = {}): FakeHistory {
  const listeners = new Set<() => void>();
  const createEntry = (route: Route): Entry => ({ route, state: memoryEntry() });
  let entries = [createEntry(resolveAddress(address, MAIN_ROUTE))];
  let index = 0;
  const current = () => entries[index] as Entry;
  const notifyListeners = () => {
    for (const listener of [...listeners]) listener();
  };
  const shell = fakeShell({
    ...overrides,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate(to, { replace = false } = {}) {
      shell.log.navigations.push(to);
      const route = resolveAddress(to, current().route);
      if (replace) current().route = route;
      else entries = [...entries.slice(0, ++index), createEntry(route)];
      notifyListeners();
    },
  });
  Object.defineProperties(shell, {
    route: { enumerable: true, get: () => current().route },
    entry: { enumerable: true, get: () => current().state },
  });
  return {
    shell,
    go(by) {
      if (!entries[index + by]) return;
      index += by;
      notifyListeners();
    },
  };
}
