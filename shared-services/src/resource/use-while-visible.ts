import { useEffect, useEffectEvent } from 'react';

/** Interval between two checks of a visible page. */
const EVERY_MS = 30_000;

/**
 * Calls `check` when the page becomes visible, when the network returns, and every 30 s while the page is visible.
 * Never runs two checks at the same time, and never while the page is hidden.
 * @param check may be a new function on every render; it must not reject
 */
export function useWhileVisible(check: () => Promise<void>): void {
  const latest = useEffectEvent(check);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let isStopped = false;
    const wait = () => {
      clearTimeout(timer);
      if (!isStopped && !document.hidden) timer = setTimeout(run, EVERY_MS);
    };
    async function run() {
      if (running || document.hidden) return wait();
      running = true;
      try {
        await latest();
      } finally {
        running = false;
        wait();
      }
    }
    document.addEventListener('visibilitychange', run);
    addEventListener('online', run);
    wait();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
      removeEventListener('online', run);
    };
  }, []);
}
