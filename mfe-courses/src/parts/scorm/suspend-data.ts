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

/**
 * As many entries as fit. Those named first come first; of the others the shortest, so that one long text does not cost
 * all the others their place.
 */
export function pack(entries: readonly Entry[], first: readonly string[]): string {
  const rank = ([key, value]: Entry) =>
    first.includes(key) ? first.indexOf(key) - first.length : value.length;
  const kept: Record<string, unknown> = {};
  let text = JSON.stringify(kept);
  for (const [key, value] of [...entries].sort((a, b) => rank(a) - rank(b))) {
    kept[key] = inside(value);
    const longer = JSON.stringify(kept);
    if (longer.length > MOST) delete kept[key];
    else text = longer;
  }
  return text;
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
