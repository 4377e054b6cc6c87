import * as v from 'valibot';
import { readSiteUrl } from '../document/index.ts';
import { configFileOf, readConfig } from '../publish/read-config.ts';
import { askBackend } from './ask-backend.ts';

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

/** The counts of thirty days, from the backend that the configuration in a folder of a site names. */
export async function readFailures(site: string): Promise<Failures> {
  const config = await readConfig(site).catch(() => ({}));
  return failuresFrom(config, configFileOf(site), readSiteUrl(config));
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
