import type { Notice } from '@ia/federation';

const DEFAULT_TIMEOUT_MS = 6000;

export interface ShownNotice extends Notice {
  id: number;
  /** Shown in the flow at the top of the page, where it covers nothing. */
  isBanner?: boolean;
}

/** Reasons to pause the timeouts: pointer or focus in the notices, or a hidden tab. */
export type Hold = 'pointer' | 'focus' | 'hidden';

/** Milliseconds until a notice closes; 0 for never. An error stays until dismissed, whatever its timeout. */
const effectiveTimeout = ({ kind, timeout = DEFAULT_TIMEOUT_MS }: Notice) => (kind === 'error' ? 0 : timeout);

/** True for a notice with the same message, or about the same topic. */
const isReplaced = (old: Notice, { message, topic }: Notice) =>
  old.message === message || (topic !== undefined && old.topic === topic);

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
      const timeout = effectiveTimeout(notice);
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
    /** Shows a notice. Replaces one with the same message or topic. @returns its id, for `dismiss` */
    show(notice: Omit<ShownNotice, 'id'>): number {
      const id = ++lastId;
      for (const other of notices) if (isReplaced(other, notice)) dismiss(other.id);
      setNotices([...notices, { ...notice, id }]);
      const timeout = effectiveTimeout(notice);
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
