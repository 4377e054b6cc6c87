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

/** Announcements for screen readers. A new one replaces the previous one of any urgency. */
export function createAnnouncer() {
  let current: Announcements = { polite: silence, assertive: silence };
  let lastId = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(message: string, politeness: keyof Announcements = 'polite') {
      current = { polite: silence, assertive: silence, [politeness]: { message, id: ++lastId } };
      for (const listener of listeners) listener();
    },
  };
}

export type Announcer = ReturnType<typeof createAnnouncer>;
