import type { ShellApi } from '@ia/federation';

/** The shell API of one page, while it is mounted. */
export interface PageShell {
  /** The same object and functions all the time; route, entry and theme are current. */
  api: ShellApi;
  /** Makes the API return the values of another location of the page. Called before rendering. */
  update(next: ShellApi): void;
  /** Notifies subscribers of the API once per update. Called after rendering. */
  notify(): void;
}

/**
 * Wraps the shell APIs of a page's locations into one object whose functions keep their identity.
 * `createShellApi` makes a new API at each location, which would re-run a page's effects at every navigation
 * within the page.
 * @param first the shell API at one location, from `createShellApi`
 */
export function createPageShell(first: ShellApi): PageShell {
  let current = first;
  let notified = first;
  const listeners = new Set<() => void>();
  const api = {} as ShellApi;
  for (const key of Object.keys(first) as (keyof ShellApi)[]) {
    const stableFunction = (...args: never[]) => (current[key] as (...all: never[]) => unknown)(...args);
    const isFunction = typeof first[key] === 'function';
    Object.defineProperty(api, key, {
      configurable: true,
      enumerable: true,
      get: isFunction ? () => stableFunction : () => current[key],
    });
  }
  Object.defineProperty(api, 'subscribe', {
    enumerable: true,
    value: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  return {
    api,
    update(next) {
      current = next;
    },
    notify() {
      if (notified === current) return;
      notified = current;
      for (const listener of [...listeners]) listener();
    },
  };
}
