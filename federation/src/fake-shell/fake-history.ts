import type { PageEntry, Route, ShellApi } from '../contract/shell-api.ts';
import { type FakeShellLog, fakeShell, memoryEntry } from './fake-shell.ts';

/** A fake shell whose addresses work, for pages that keep steps in the history. */
export interface FakeHistory {
  /** One object all along, as the real one is. */
  shell: ShellApi & { log: FakeShellLog };
  /** Moves in the history; past its ends nothing happens. */
  go(by: number): void;
}

interface Entry {
  route: Route;
  kept: PageEntry;
}

function readAddress(to: string, from: Route | null): Route {
  if (/^#[^/]/.test(to) && from) return { ...from, anchor: to.slice(1) };
  const [, path = '/', search = '', anchor = ''] = /^#?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(to) ?? [];
  return { path, query: Object.fromEntries(new URLSearchParams(search)), anchor: anchor || null };
}

/** @param address where it starts: '/prompt-factory?receita=carta#fabrica' */
export function fakeHistory(address: string, overrides: Partial<ShellApi> = {}): FakeHistory {
  const listeners = new Set<() => void>();
  const entryAt = (route: Route): Entry => ({ route, kept: memoryEntry() });
  let entries = [entryAt(readAddress(address, null))];
  let at = 0;
  const now = () => entries[at] as Entry;
  const tell = () => {
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
      const route = readAddress(to, now().route);
      if (replace) now().route = route;
      else entries = [...entries.slice(0, ++at), entryAt(route)];
      tell();
    },
  });
  Object.defineProperties(shell, {
    route: { enumerable: true, get: () => now().route },
    entry: { enumerable: true, get: () => now().kept },
  });
  return {
    shell,
    go(by) {
      if (!entries[at + by]) return;
      at += by;
      tell();
    },
  };
}
