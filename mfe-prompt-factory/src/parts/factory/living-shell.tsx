import { type PageEntry, type Route, type ShellApi, ShellProvider } from '@ia/federation';
import { type FakeShellLog, fakeShell } from '@ia/federation/fake-shell';
import { type ReactNode, useSyncExternalStore } from 'react';

/** A fake shell whose addresses work: the wizard's steps are history entries. For tests and for running alone. */
export interface LivingShell {
  log: FakeShellLog;
  route(): Route;
  /** Moves in the history; past its ends nothing happens. */
  go(by: number): void;
  navigate: ShellApi['navigate'];
  /** The page inside this shell. */
  Provider(props: { children: ReactNode }): ReactNode;
}

interface Entry extends PageEntry {
  route: Route;
}

function readAddress(to: string, from: Route | null): Route {
  if (/^#[^/]/.test(to) && from) return { ...from, anchor: to.slice(1) };
  const [, path = '/', search = '', anchor = ''] = /^#?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(to) ?? [];
  return { path, query: Object.fromEntries(new URLSearchParams(search)), anchor: anchor || null };
}

function newEntry(route: Route): Entry {
  const kept = new Map<string, unknown>();
  return { route, read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value) };
}

/** @param address where it starts: '/prompt-factory?receita=carta#fabrica' */
export function livingShell(address: string, overrides: Partial<ShellApi> = {}): LivingShell {
  const listeners = new Set<() => void>();
  let entries = [newEntry(readAddress(address, null))];
  let at = 0;
  const fake = fakeShell(overrides);
  const build = (): ShellApi => {
    const entry = entries[at] as Entry;
    return { ...fake, route: entry.route, entry, navigate };
  };
  const navigate: ShellApi['navigate'] = (to, { replace = false } = {}) => {
    fake.log.navigations.push(to);
    const now = entries[at] as Entry;
    const route = readAddress(to, now.route);
    if (replace) now.route = route;
    else entries = [...entries.slice(0, ++at), newEntry(route)];
    change();
  };
  let shell = build();
  const change = () => {
    shell = build();
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    log: fake.log,
    route: () => shell.route,
    navigate,
    go(by) {
      if (!entries[at + by]) return;
      at += by;
      change();
    },
    Provider: ({ children }) => {
      const current = useSyncExternalStore(subscribe, () => shell);
      return <ShellProvider shell={current}>{children}</ShellProvider>;
    },
  };
}
