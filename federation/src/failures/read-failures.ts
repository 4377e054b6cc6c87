import * as v from 'valibot';
import { askBackend } from './ask-backend.ts';
import { servedConfigOf } from './served-config.ts';

const countSchema = v.object({
  /** '2026-11-22', of the database's own clock. */
  day: v.string(),
  app: v.string(),
  version: v.string(),
  kind: v.string(),
  count: v.number(),
});

/** How often a version did not open or broke in visitors' browsers on one day, in one way. */
export type FailureCount = v.InferOutput<typeof countSchema>;

/** What the site's database counted in thirty days; without it, why not. */
export type Failures = { counts: FailureCount[] } | { unknown: string };

/** The counts of thirty days, from the backend of a site that lies in a folder. */
export async function readFailures(site: string): Promise<Failures> {
  const served = await servedConfigOf(site);
  return 'unknown' in served ? served : failuresFrom(served.config, served.file, served.base);
}

/**
 * The counts of thirty days, from the backend that a configuration names. It stops nobody that there are none.
 * @param file as whoever reads why there are none knows it
 * @param base address of the site, for a backend that stands below it
 */
export async function failuresFrom(
  config: Record<string, unknown>,
  file: string,
  base: string | null,
): Promise<Failures> {
  const asked = await askBackend(config, 'failure_counts', file, base);
  if ('unknown' in asked) return asked;
  const counts = v.safeParse(v.array(countSchema), asked.answer);
  return counts.success ? { counts: counts.output } : { unknown: `${asked.url} answered something else` };
}

/** Of those who only go on without: no counts. */
export const countsIn = (failures: Failures | undefined): FailureCount[] =>
  failures && 'counts' in failures ? failures.counts : [];
