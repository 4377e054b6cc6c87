import type { ShellApi } from '@ia/federation';

/** The shell API of one page, while it is mounted. */
export interface PageShell {
  /** The same object and functions all the time; route, entry and theme are current. */
  api: ShellApi;
  /** Applies a navigation within the page. Called before rendering. */
  move(next: ShellApi): void;
  /** Notifies subscribers. Called after rendering. */
  notify(): void;
}

/** @param first the shell API at one location, from `createShellApi` */
export function createPageShell(first: ShellApi): PageShell {
  let current = first;
  let notified = first;
  const listeners = new Set<() => void>();
  const api = {} as ShellApi;
  for (const key of Object.keys(first) as (keyof ShellApi)[]) {
    const constant = (...args: never[]) => (current[key] as (...all: never[]) => unknown)(...args);
    const isFunction = typeof first[key] === 'function';
    Object.defineProperty(api, key, {
      configurable: true,
      enumerable: true,
      get: isFunction ? () => constant : () => current[key],
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
    move(next) {
      current = next;
    },
    notify() {
      if (notified === current) return;
      notified = current;
      for (const listener of [...listeners]) listener();
    },
  };
}
