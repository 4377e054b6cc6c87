import type { ShellApi } from '@ia/federation';

/** The shell as one page sees it, for as long as the page stands. */
export interface PageShell {
  /** The same object and the same functions all along; route, entry and theme are those of now. */
  api: ShellApi;
  /** A navigation within the page. Before it renders, so that whatever renders sees it. */
  move(next: ShellApi): void;
  /** Tells who subscribed. Once it is rendered. */
  tell(): void;
}

/**
 * @param first the shell at one place, as `createShellApi` makes it
 */
export function createPageShell(first: ShellApi): PageShell {
  let now = first;
  let told = first;
  const listeners = new Set<() => void>();
  const api = {} as ShellApi;
  for (const key of Object.keys(first) as (keyof ShellApi)[]) {
    const constant = (...args: never[]) => (now[key] as (...all: never[]) => unknown)(...args);
    const isFunction = typeof first[key] === 'function';
    Object.defineProperty(api, key, {
      configurable: true,
      enumerable: true,
      get: isFunction ? () => constant : () => now[key],
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
      now = next;
    },
    tell() {
      if (told === now) return;
      told = now;
      for (const listener of [...listeners]) listener();
    },
  };
}
