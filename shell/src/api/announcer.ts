export interface Announcement {
  message: string;
  politeness: 'polite' | 'assertive';
  id: number;
}

/** What the page's one live region says. */
export function createAnnouncer() {
  let current: Announcement = { message: '', politeness: 'polite', id: 0 };
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(message: string, politeness: Announcement['politeness'] = 'polite') {
      current = { message, politeness, id: current.id + 1 };
      for (const listener of listeners) listener();
    },
  };
}

export type Announcer = ReturnType<typeof createAnnouncer>;
