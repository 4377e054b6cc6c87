/** What a learner has of a course as the one text that a platform keeps for it. */

/** SCORM 1.2 promises no more (CMIString4096). */
export const MOST = 4096;

type Entry = readonly [key: string, value: string];

/** Objects stand in the text as they are: within quotation marks each mark of theirs would count twice. */
function inside(value: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? value : parsed;
  } catch {
    return value;
  }
}

type Fits = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const length = (value: unknown) => JSON.stringify(value).length;

/**
 * What of a value fits: all of it, or else of what it holds by name the shortest, such as the short ones of all the texts
 * that were written in a course. Undefined when nothing does.
 */
function fitting(value: unknown, fits: Fits): unknown {
  if (fits(value)) return value;
  if (!isRecord(value)) return undefined;
  const held = Object.entries(value).find(([, one]) => isRecord(one));
  if (!held) return undefined;
  const [name, all] = held as [string, Record<string, unknown>];
  let best: unknown;
  const chosen: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(all).sort((a, b) => length(a[1]) - length(b[1]))) {
    chosen[key] = one;
    const shorter = { ...value, [name]: { ...chosen } };
    if (!fits(shorter)) break;
    best = shorter;
  }
  return best;
}

/**
 * As many entries as fit. Those named first come first; of the others the shortest, so that one long text does not cost
 * all the others their place.
 */
export function pack(entries: readonly Entry[], first: readonly string[]): string {
  const rank = ([key, value]: Entry) =>
    first.includes(key) ? first.indexOf(key) - first.length : value.length;
  const kept: Record<string, unknown> = {};
  for (const [key, text] of [...entries].sort((a, b) => rank(a) - rank(b))) {
    const fits: Fits = (value) => length({ ...kept, [key]: value }) <= MOST;
    const value = fitting(inside(text), fits);
    if (value !== undefined) kept[key] = value;
  }
  return JSON.stringify(kept);
}

/** @returns the entries of a text that {@link pack} made; none of anything else */
export function unpack(text: string): Entry[] {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return [];
    return Object.entries(kept).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  } catch {
    if (text) console.warn('What the platform kept of this course could not be read: it begins anew.');
    return [];
  }
}
