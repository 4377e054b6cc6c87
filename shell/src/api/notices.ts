import type { Notice } from '@ia/federation';

/** Milliseconds until a notice closes. */
const DEFAULT_TIMEOUT = 6000;

export interface ShownNotice extends Notice {
  id: number;
  /** Shown in the flow at the top of the page, where it covers nothing. */
  isBanner?: boolean;
}

/** Reasons that pause the timeouts. */
export type Hold = 'pointer' | 'focus' | 'hidden';

/** An error stays until it is dismissed, even with a requested timeout. */
const timeoutOf = ({ kind, timeout = DEFAULT_TIMEOUT }: Notice) => (kind === 'error' ? 0 : timeout);

/**
 * The notices on screen, newest last. Each closes after its timeout unless that is 0. The timeouts are paused
 * while the visitor reads the notices or cannot see them, and start again afterwards (WCAG 2.2.1).
 */
export function createNotices() {
  let notices: readonly ShownNotice[] = [];
  let lastId = 0;
  const holds = new Set<Hold>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function restartTimers() {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    if (holds.size > 0) return;
    for (const notice of notices) {
      const timeout = timeoutOf(notice);
      if (timeout > 0)
        timers.set(
          notice.id,
          setTimeout(() => dismiss(notice.id), timeout),
        );
    }
  }
  function setNotices(next: readonly ShownNotice[]) {
    notices = next;
    for (const listener of listeners) listener();
  }
  function dismiss(id: number) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    setNotices(notices.filter((notice) => notice.id !== id));
  }
  return {
    get: () => notices,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss,
    /** @returns the notice's id, for `dismiss`. */
    show(notice: Omit<ShownNotice, 'id'>): number {
      const id = ++lastId;
      for (const other of notices) if (other.message === notice.message) dismiss(other.id);
      setNotices([...notices, { ...notice, id }]);
      const timeout = timeoutOf(notice);
      if (timeout > 0 && holds.size === 0)
        timers.set(
          id,
          setTimeout(() => dismiss(id), timeout),
        );
      return id;
    },
    hold(reason: Hold) {
      if (holds.has(reason)) return;
      holds.add(reason);
      restartTimers();
    },
    release(reason: Hold) {
      if (holds.delete(reason)) restartTimers();
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
