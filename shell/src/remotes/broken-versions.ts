/** Which versions did not do in this tab, so that nobody goes through their failure twice. */
export interface BrokenVersions {
  has(app: string, version: string): boolean;
  /** @param lasting whether the tab remembers it when it loads anew: not what a better connection may mend */
  add(app: string, version: string, lasting: boolean): void;
  /** All of the app's versions get another chance: none is left. */
  forget(app: string): void;
}

const KEY = 'brokenVersions';
const idOf = (app: string, version: string): string => `${app}@${version}`;

function load(): string[] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // refused or spoilt: then it is remembered until the document goes
  }
}

export function createBrokenVersions(): BrokenVersions {
  const lasting = new Set(load());
  const all = new Set(lasting);
  const save = () => {
    try {
      if (lasting.size > 0) sessionStorage.setItem(KEY, JSON.stringify([...lasting]));
      else sessionStorage.removeItem(KEY);
    } catch {
      // As above
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
