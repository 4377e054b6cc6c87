import type { PageEntry, Route } from '@ia/federation';
import type { Place } from './place.ts';

/** What the shell writes into `history.state`: which entry this is, and the page it shows. */
export interface EntryState {
  entry: string;
  route: Route;
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && typeof (value as Route).path === 'string';

/** @returns null for an entry that the shell has not seen: a link, or an address that was typed. */
export function readState(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { entry, route } = state as Partial<EntryState>;
  return typeof entry === 'string' && isRoute(route) ? { entry, route } : null;
}

export const newEntryId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-');

interface EntryRecord {
  /** Where the reader was when leaving, or null: at the anchor, or at the top. */
  place: Place | null;
  /** What the page keeps in this entry. */
  kept: Record<string, unknown>;
}

export interface EntryRecords {
  place(id: string): Place | null;
  leave(id: string, place: Place | null): void;
  /** The same object each time, so that a page sees when the entry is another one. */
  pageEntry(id: string): PageEntry;
  /** A new entry of the same view begins with what it kept. */
  inherit(from: string, to: string): void;
  /** Writes everything to session storage: before the document may go. */
  save(): void;
}

const KEY = 'historyEntries';
const MOST = 60;

function load(): [string, EntryRecord][] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed)
      ? parsed.filter(([id, record]) => typeof id === 'string' && record?.kept)
      : [];
  } catch {
    return []; // refused or spoilt: places live until the document goes
  }
}

/** What each history entry of this tab remembers beyond its address. Lives in session storage, newest entries last. */
export function createEntryRecords(): EntryRecords {
  const records = new Map(load());
  const pages = new Map<string, PageEntry>();

  function record(id: string): EntryRecord {
    const known = records.get(id) ?? { place: null, kept: {} };
    records.set(id, known);
    return known;
  }

  return {
    place: (id) => records.get(id)?.place ?? null,
    leave(id, place) {
      const { kept } = record(id);
      records.delete(id); // to the end: the oldest go first
      records.set(id, { place, kept });
    },
    pageEntry(id) {
      const entry = pages.get(id) ?? {
        read: (key) => records.get(id)?.kept[key],
        write: (key, value) => {
          record(id).kept[key] = value;
        },
      };
      pages.set(id, entry);
      return entry;
    },
    inherit: (from, to) => void Object.assign(record(to).kept, records.get(from)?.kept),
    save() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...records].slice(-MOST)));
      } catch {
        // As above: nothing is lost while the document stands.
      }
    },
  };
}
