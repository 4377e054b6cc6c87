export interface Announcement {
  message: string;
  /** Grows with each announcement. */
  id: number;
}

/** What each of the page's live regions says. */
export interface Announcements {
  polite: Announcement;
  assertive: Announcement;
}

const silence: Announcement = { message: '', id: 0 };

/** What the page says aloud. A new announcement takes the place of the one before, whichever its urgency. */
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
