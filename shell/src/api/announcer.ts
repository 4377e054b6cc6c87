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
 * Announcements for screen readers. A new one replaces the previous one of any urgency, unless React has not rendered
 * that one yet, because both were made in one task: then the region gets both.
 */
export function createAnnouncer() {
  let current = silent;
  let lastId = 0;
  /** What the current task has announced so far. */
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
