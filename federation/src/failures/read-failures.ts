import * as v from 'valibot';
import { readSiteUrl } from '../document/index.ts';
import { configFileOf, readConfig } from '../publish/read-config.ts';

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

const PATIENCE = 3000;

/** The database's function, by the site's configuration. */
function addressOf(
  config: Record<string, unknown>,
  file: string,
  base: string | null,
): { url: string; key: string } | string {
  const { url, publishableKey: key } = (config.backend ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || typeof key !== 'string') return `${file} names no backend`;
  if (!URL.canParse(url) && !base) {
    return `${file}: backend.url is relative (${url}), and without siteUrl nobody knows to what`;
  }
  return { url: new URL(`${url}/rest/v1/rpc/failure_counts`, base ?? undefined).href, key };
}

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
  const address = addressOf(config, file, base);
  if (typeof address === 'string') return { unknown: address };
  try {
    const answer = await fetch(address.url, {
      method: 'POST',
      headers: { apikey: address.key, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return { unknown: `${address.url} answered ${answer.status}` };
    const counts = v.safeParse(v.array(countSchema), await answer.json());
    return counts.success ? { counts: counts.output } : { unknown: `${address.url} answered something else` };
  } catch (error) {
    const { cause, message } = error as Error;
    const why = (cause as Error | undefined)?.message || message;
    return { unknown: `${address.url} cannot be reached (${why})` };
  }
}

/** Of those who only go on without: no counts. */
export const countsIn = (failures: Failures | undefined): FailureCount[] =>
  failures && 'counts' in failures ? failures.counts : [];
