import { useEffect, useEffectEvent } from 'react';

/** Interval between two checks of a visible page. */
const CHECK_INTERVAL_MS = 30_000;

/**
 * Calls `check` when the page becomes visible, when the network returns, and every 30 s while the page is visible.
 * Never runs two checks at the same time, and never while the page is hidden.
 * @param check may be a new function on every render; it must not reject
 */
export function useWhileVisible(check: () => Promise<void>): void {
  const runCheck = useEffectEvent(check);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let isStopped = false;
    const schedule = () => {
      clearTimeout(timer);
      if (!isStopped && !document.hidden) timer = setTimeout(checkIfVisible, CHECK_INTERVAL_MS);
    };
    async function checkIfVisible() {
      if (isRunning || document.hidden) return schedule();
      isRunning = true;
      try {
        await runCheck();
      } finally {
        isRunning = false;
        schedule();
      }
    }
    document.addEventListener('visibilitychange', checkIfVisible);
    addEventListener('online', checkIfVisible);
    schedule();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
      removeEventListener('online', checkIfVisible);
    };
  }, []);
}
