import type { Notice } from '@ia/federation';

const DEFAULT_TIMEOUT = 6000;

export interface ShownNotice extends Notice {
  id: number;
}

/** The notices on screen, newest last. Each closes by itself after its time-out unless that is 0. */
export function createNotices() {
  let shown: readonly ShownNotice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const put = (next: readonly ShownNotice[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => put(shown.filter((notice) => notice.id !== id));
  return {
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss,
    /** @returns the notice's id, to dismiss it by. */
    show(notice: Notice): number {
      const id = ++lastId;
      put([...shown.filter((other) => other.message !== notice.message), { ...notice, id }]);
      const timeout = notice.timeout ?? DEFAULT_TIMEOUT;
      if (timeout > 0) setTimeout(() => dismiss(id), timeout);
      return id;
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
