export interface Announcement {
  message: string;
  /** Grows with each announcement. */
  id: number;
}

/** Content of the page's live regions. */
export interface Announcements {
  polite: Announcement;
  assertive: Announcement;
}

const silence: Announcement = { message: '', id: 0 };

const silent: Announcements = { polite: silence, assertive: silence };

/**
 * Creates the store of screen-reader announcements, which `LiveRegion` renders. A new announcement replaces
 * the previous one of any urgency. React renders after the task that announces, and would show only the last
 * announcement of the task. Announcements of one task are therefore kept together.
 */
export function createAnnouncer() {
  let current = silent;
  let lastId = 0;
  /** Announcements of the current task, which React has not rendered yet. */
  let unrendered = silent;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(message: string, politeness: keyof Announcements = 'polite') {
      const earlier = unrendered[politeness].message;
      const text = earlier && earlier !== message ? `${earlier} ${message}` : message;
      unrendered = { ...unrendered, [politeness]: { message: text, id: ++lastId } };
      current = unrendered;
      queueMicrotask(() => {
        unrendered = silent;
      });
      for (const listener of listeners) listener();
    },
  };
}

export type Announcer = ReturnType<typeof createAnnouncer>;
