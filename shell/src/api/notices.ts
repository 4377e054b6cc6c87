import type { Notice } from '@ia/federation';

const DEFAULT_TIMEOUT = 6000;

export interface ShownNotice extends Notice {
  id: number;
  /** It is about the page as such and takes room at the head of it, where it covers nothing. */
  standing?: boolean;
}

/** Why no notice closes by itself for now. */
export type Hold = 'pointer' | 'focus' | 'hidden';

/** An error must not be missed: it stays until it is dismissed, whatever was asked for. */
const timeoutOf = ({ kind, timeout = DEFAULT_TIMEOUT }: Notice) => (kind === 'error' ? 0 : timeout);

/**
 * The notices on screen, newest last. Each closes by itself after its time-out unless that is 0; while somebody reads
 * them, or cannot see them, the time stands still, and it starts anew afterwards (WCAG 2.2.1).
 */
export function createNotices() {
  let shown: readonly ShownNotice[] = [];
  let lastId = 0;
  const holds = new Set<Hold>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function keepTime() {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    if (holds.size > 0) return;
    for (const notice of shown) {
      const timeout = timeoutOf(notice);
      if (timeout > 0)
        timers.set(
          notice.id,
          setTimeout(() => dismiss(notice.id), timeout),
        );
    }
  }
  function put(next: readonly ShownNotice[]) {
    shown = next;
    for (const listener of listeners) listener();
  }
  function dismiss(id: number) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    put(shown.filter((notice) => notice.id !== id));
  }
  return {
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss,
    /** @returns the notice's id, to dismiss it by. */
    show(notice: Omit<ShownNotice, 'id'>): number {
      const id = ++lastId;
      for (const other of shown) if (other.message === notice.message) dismiss(other.id);
      put([...shown, { ...notice, id }]);
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
      keepTime();
    },
    release(reason: Hold) {
      if (holds.delete(reason)) keepTime();
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
