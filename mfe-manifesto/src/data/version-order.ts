interface Dated {
  version: string;
  /** ISO 8601 date. */
  published_on: string;
}

/** Sorts versions newest first; on the same day, the highest number first (1.10 before 1.9). */
export const newestFirst = (a: Dated, b: Dated): number =>
  b.published_on.localeCompare(a.published_on) || b.version.localeCompare(a.version, 'en', { numeric: true });
