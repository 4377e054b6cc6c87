/** Packs the learner's stored entries into the one text field of SCORM 1.2 (cmi.suspend_data). */

/** Maximum length guaranteed by SCORM 1.2 (CMIString4096). */
export const MAX_LENGTH = 4096;

type Entry = readonly [key: string, value: string];

/** Parses JSON values, because embedded as texts each of their quotation marks would be escaped. */
function parseOrKeep(value: string): unknown {
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
const jsonLength = (value: unknown) => JSON.stringify(value).length;

/**
 * Reduces a value until it fits: the whole value, or else the shortest entries of its first nested record,
 * such as the short texts written in a course. Returns undefined when nothing fits.
 */
function shrinkToFit(value: unknown, fits: Fits): unknown {
  if (fits(value)) return value;
  if (!isRecord(value)) return undefined;
  const nestedRecord = Object.entries(value).find(([, item]) => isRecord(item));
  if (!nestedRecord) return undefined;
  const [name, all] = nestedRecord as [string, Record<string, unknown>];
  let best: unknown;
  const chosen: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(all).sort((a, b) => jsonLength(a[1]) - jsonLength(b[1]))) {
    chosen[key] = item;
    const shorter = { ...value, [name]: { ...chosen } };
    if (!fits(shorter)) break;
    best = shorter;
  }
  return best;
}

/**
 * Packs as many entries as fit. Keys in `priorityKeys` come first, in that order; others follow by length, so
 * that one long text does not displace the rest.
 */
export function pack(entries: readonly Entry[], priorityKeys: readonly string[]): string {
  const rank = ([key, value]: Entry) =>
    priorityKeys.includes(key) ? priorityKeys.indexOf(key) - priorityKeys.length : value.length;
  const packed: Record<string, unknown> = {};
  for (const [key, text] of [...entries].sort((a, b) => rank(a) - rank(b))) {
    const fits: Fits = (value) => jsonLength({ ...packed, [key]: value }) <= MAX_LENGTH;
    const value = shrinkToFit(parseOrKeep(text), fits);
    if (value !== undefined) packed[key] = value;
  }
  return JSON.stringify(packed);
}

/**
 * Unpacks a text made by {@link pack}.
 * @returns the entries; empty for any other text
 */
export function unpack(text: string): Entry[] {
  try {
    const unpacked: unknown = JSON.parse(text);
    if (typeof unpacked !== 'object' || unpacked === null) return [];
    return Object.entries(unpacked).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  } catch {
    if (text)
      console.warn('The suspend data of the LMS could not be parsed. The course starts from the beginning.');
    return [];
  }
}
