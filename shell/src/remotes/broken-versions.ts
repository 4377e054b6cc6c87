/** Versions that failed in this tab; later navigations skip them. */
export interface BrokenVersions {
  has(app: string, version: string): boolean;
  /**
   * Records a failed version.
   * @param options.isLasting remember it across reloads of the tab; false for failures that a better
   * connection may solve
   */
  add(app: string, version: string, options: { isLasting: boolean }): void;
  /** Forgets all versions of an app, so that they are tried again when none is left. */
  forget(app: string): void;
}

const KEY = 'brokenVersions';
const versionId = (app: string, version: string): string => `${app}@${version}`;

function readStored(): string[] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // Storage is blocked or invalid: remembered until the document is closed.
  }
}

/** Creates the record of this document. Lasting failures are also in session storage. */
export function createBrokenVersions(): BrokenVersions {
  const lasting = new Set(readStored());
  const all = new Set(lasting);
  const save = () => {
    try {
      if (lasting.size > 0) sessionStorage.setItem(KEY, JSON.stringify([...lasting]));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage is blocked or full.
    }
  };
  return {
    has: (app, version) => all.has(versionId(app, version)),
    add(app, version, { isLasting }) {
      all.add(versionId(app, version));
      if (!isLasting) return;
      lasting.add(versionId(app, version));
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
