import type { PageEntry, Route } from '@ia/federation';
import type { ScrollPosition } from './scroll-position.ts';

/** The shell's part of `history.state`: id of the entry, and its page. */
export interface EntryState {
  entry: string;
  route: Route;
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && typeof (value as Route).path === 'string';

/**
 * Parses `history.state`.
 * @returns null for an entry that the shell did not create: a link, or a typed address
 */
export function readState(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { entry, route } = state as Partial<EntryState>;
  return typeof entry === 'string' && isRoute(route) ? { entry, route } : null;
}

export const newEntryId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-');

interface EntryRecord {
  /** Scroll position when the visitor left, or null: at the anchor, or at the top. */
  scrollPosition: ScrollPosition | null;
  /** State that the page stores in this entry. */
  values: Record<string, unknown>;
}

export interface EntryRecords {
  scrollPosition(id: string): ScrollPosition | null;
  storeScrollPosition(id: string, scrollPosition: ScrollPosition | null): void;
  /**
   * The page's access to the state of an entry. The same object each time, so that a page notices another
   * entry.
   */
  pageEntry(id: string): PageEntry;
  /** Copies the stored state of an entry to a new entry of the same view. */
  inherit(from: string, to: string): void;
  /** Writes everything to session storage, before the document may be closed. */
  save(): void;
}

const STORAGE_KEY = 'historyEntries';
/** Maximum number of stored entries; the oldest are dropped first. */
const MAX_RECORDS = 60;

function readStored(): [string, EntryRecord][] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(parsed)
      ? parsed.filter(([id, record]) => typeof id === 'string' && record?.values)
      : [];
  } catch {
    return []; // Storage is blocked or invalid: positions last until the document is closed.
  }
}

/** State of each history entry of this tab beyond its address. In session storage, newest entries last. */
export function createEntryRecords(): EntryRecords {
  const records = new Map(readStored());
  const pages = new Map<string, PageEntry>();

  function recordFor(id: string): EntryRecord {
    const entry = records.get(id) ?? { scrollPosition: null, values: {} };
    records.set(id, entry);
    return entry;
  }

  return {
    scrollPosition: (id) => records.get(id)?.scrollPosition ?? null,
    storeScrollPosition(id, scrollPosition) {
      const { values } = recordFor(id);
      records.delete(id); // Moved to the end: the oldest entries are dropped first.
      records.set(id, { scrollPosition, values });
    },
    pageEntry(id) {
      const entry = pages.get(id) ?? {
        read: (key) => records.get(id)?.values[key],
        write: (key, value) => {
          recordFor(id).values[key] = value;
        },
      };
      pages.set(id, entry);
      return entry;
    },
    inherit: (from, to) => void Object.assign(recordFor(to).values, records.get(from)?.values),
    save() {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...records].slice(-MAX_RECORDS)));
      } catch {
        // Storage is blocked or full: nothing is lost while the document is open.
      }
    },
  };
}
