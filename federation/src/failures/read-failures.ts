import * as v from 'valibot';
import { callBackend } from './call-backend.ts';
import { findServedConfig } from './served-config.ts';

const countSchema = v.object({
  /** '2026-11-22', by the database's clock. */
  day: v.string(),
  app: v.string(),
  version: v.string(),
  kind: v.string(),
  count: v.number(),
});

/** Number of failures of one kind, of one version, in visitors' browsers on one day. */
export type FailureCount = v.InferOutput<typeof countSchema>;

/** Failure counts of the last 30 days, or the reason why they are unknown. */
export type Failures = { counts: FailureCount[] } | { unknown: string };

/** Reads the failure counts of the last 30 days from the backend of a site in a folder. */
export async function readFailures(site: string): Promise<Failures> {
  const served = await findServedConfig(site);
  return 'unknown' in served ? served : readFailuresFrom(served.config, served.file, served.base);
}

/**
 * Reads the failure counts of the last 30 days from the configured backend. Never throws
 * when they are unknown.
 * @param file name of the configuration file, for messages
 * @param base address of the site, to resolve a relative backend address
 */
export async function readFailuresFrom(
  config: Record<string, unknown>,
  file: string,
  base: string | null,
): Promise<Failures> {
  const response = await callBackend(config, 'failure_counts', file, base);
  if ('unknown' in response) return response;
  const counts = v.safeParse(v.array(countSchema), response.answer);
  return counts.success
    ? { counts: counts.output }
    : { unknown: `${response.url} returned an unexpected response` };
}

/** Returns the counts; an empty list if they are unknown. */
export const knownCounts = (failures: Failures | undefined): FailureCount[] =>
  failures && 'counts' in failures ? failures.counts : [];
