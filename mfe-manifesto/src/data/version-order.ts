interface DatedVersion {
  version: string;
  /** ISO 8601 date. */
  published_on: string;
}

/** Sort comparator of versions: newest first; on the same day, the highest number first (1.10 before 1.9). */
export const newestFirst = (a: DatedVersion, b: DatedVersion): number =>
  b.published_on.localeCompare(a.published_on) || b.version.localeCompare(a.version, 'en', { numeric: true });
