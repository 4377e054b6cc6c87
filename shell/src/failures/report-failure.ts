import type { BackendConfig } from '@ia/federation';
import type { FailureKind } from './failure-kind.ts';

/** Whose failure it is. Nothing of who met it, or what they were doing. */
export interface FailureReport {
  app: string;
  version: string;
  owner: string;
  kind: FailureKind;
}

/** What one document sends at most, whatever goes wrong in it. */
const MOST = 10;

/**
 * Which share of documents tells. What stops a page is rare, and each case counts; an error somewhere in a page in use may
 * come with every visit, and one in four shows as well that a version is worse than the one before.
 */
const shareOf = (kind: FailureKind): number => (kind === 'uncaught' ? 0.25 : 1);

/**
 * Sends failures to the site's own database: each version's failure of a kind once per document. A browser that has no
 * connection sends nothing, so that its tunnel is not the site's fault.
 * @returns null without a backend: nothing is sent then.
 */
export function createFailureReporter(
  backend: BackendConfig | null,
  send: (url: string, body: URLSearchParams) => unknown = (url, body) => navigator.sendBeacon?.(url, body),
  random: () => number = Math.random,
): ((report: FailureReport) => void) | null {
  if (!backend) return null;
  // A beacon has no headers. As a form it reaches another origin without asking first, as in `supabase/README.md`.
  const key = new URLSearchParams({ apikey: backend.publishableKey });
  const url = `${backend.url}/rest/v1/rpc/report_failures?${key}`;
  const told = new Set<string>();
  const chosen = random();
  return ({ app, version, owner, kind }) => {
    const what = `${app} ${version} ${kind}`;
    if (told.size >= MOST || told.has(what) || chosen >= shareOf(kind)) return;
    told.add(what);
    send(url, new URLSearchParams({ reports: JSON.stringify([{ app, version, owner, kind }]) }));
  };
}
