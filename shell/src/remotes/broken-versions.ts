/** Versions that failed in this tab; later navigations skip them. */
export interface BrokenVersions {
  has(app: string, version: string): boolean;
  /**
   * @param lasting true to remember it across reloads of the tab: not for failures that a better connection
   * may solve
   */
  add(app: string, version: string, lasting: boolean): void;
  /** Forgets all versions of an app when none is left, so that they are retried. */
  forget(app: string): void;
}

const KEY = 'brokenVersions';
const idOf = (app: string, version: string): string => `${app}@${version}`;

function load(): string[] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // Storage is blocked or invalid: remembered until the document is closed.
  }
}

/** Creates the record of this tab. Lasting entries are in session storage. */
export function createBrokenVersions(): BrokenVersions {
  const lasting = new Set(load());
  const all = new Set(lasting);
  const save = () => {
    try {
      if (lasting.size > 0) sessionStorage.setItem(KEY, JSON.stringify([...lasting]));
      else sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  };
  return {
    has: (app, version) => all.has(idOf(app, version)),
    add(app, version, isLasting) {
      all.add(idOf(app, version));
      if (!isLasting) return;
      lasting.add(idOf(app, version));
      save();
    },
    forget(app) {
      for (const id of [...all]) {
        if (!id.startsWith(`${app}@`)) continue;
        all.delete(id);
        lasting.delete(id);
      }
      save();
    },
  };
}
