interface Dated {
  version: string;
  /** ISO 8601 date. */
  published_on: string;
}

/** Newest first; of one day, the highest number: 1.10 comes after 1.9, and so before it in the list. */
export const newestFirst = (a: Dated, b: Dated): number =>
  b.published_on.localeCompare(a.published_on) || b.version.localeCompare(a.version, 'en', { numeric: true });
