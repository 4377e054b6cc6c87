import { useEffect, useRef } from 'react';

/** Seconds a figure may be old on a page that someone looks at. */
const EVERY_MS = 30_000;

/**
 * Keeps a page up to date without a reload: calls `check` when it comes into view again, when the network comes back,
 * and every 30 s while it is visible. Never twice at once, and never in a page that nobody sees.
 * @param check may be a new function on every render; it must not reject
 */
export function useWhileVisible(check: () => Promise<void>): void {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let left = false;
    const wait = () => {
      clearTimeout(timer);
      if (!left && !document.hidden) timer = setTimeout(run, EVERY_MS);
    };
    async function run() {
      if (running || document.hidden) return wait();
      running = true;
      try {
        await latest.current();
      } finally {
        running = false;
        wait();
      }
    }
    document.addEventListener('visibilitychange', run);
    addEventListener('online', run);
    wait();
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
      removeEventListener('online', run);
    };
  }, []);
}
