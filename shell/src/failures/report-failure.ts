import type { BackendConfig } from '@ia/federation';
import type { FailureKind } from './failure-kind.ts';

/** What is sent about a failure: nothing about the visitor. */
export interface FailureReport {
  app: string;
  version: string;
  owner: string;
  kind: FailureKind;
}

/** Maximum number of reports of one document. */
const MAX_REPORTS = 10;

/**
 * Sampling rate by kind. Failures that stop a page are rare, and each counts; an unhandled error may come
 * with every visit, and one in four is enough to compare versions.
 */
const samplingRate = (kind: FailureKind): number => (kind === 'uncaught' ? 0.25 : 1);

/**
 * Sends failures to the site's database: each kind of each version once per document. Offline, the
 * browser drops the report; the connection is the cause then.
 * @returns null without a backend.
 */
export function createFailureReporter(
  backend: BackendConfig | null,
  send: (url: string, body: URLSearchParams) => unknown = (url, body) => navigator.sendBeacon?.(url, body),
  random: () => number = Math.random,
): ((report: FailureReport) => void) | null {
  if (!backend) return null;
  // A beacon has no headers. As a form it needs no CORS preflight (supabase/README.md).
  const key = new URLSearchParams({ apikey: backend.publishableKey });
  const url = `${backend.url}/rest/v1/rpc/report_failures?${key}`;
  const reported = new Set<string>();
  /** One random number per document decides which kinds it reports. */
  const sample = random();
  return ({ app, version, owner, kind }) => {
    const failureKey = `${app} ${version} ${kind}`;
    if (reported.size >= MAX_REPORTS || reported.has(failureKey) || sample >= samplingRate(kind)) return;
    reported.add(failureKey);
    send(url, new URLSearchParams({ reports: JSON.stringify([{ app, version, owner, kind }]) }));
  };
}
