import { PostgrestClient } from '@supabase/postgrest-js';
import { BackendError, kindOfStatus, offerIn } from './backend-error.ts';
import { withIsoTimestamps } from './iso-timestamps.ts';
import type { Database } from './schema.ts';
import { actingVisitorId, knownVisitorId } from './visitor-id.ts';

/** The part of the contract's BackendConfig that the client needs. */
export interface BackendAddress {
  /** Absolute URL of the Supabase project. */
  url: string;
  publishableKey: string;
}

export interface BackendOptions {
  /** Milliseconds for the whole answer. Default 8000. */
  timeout?: number;
  fetch?: typeof fetch;
}

type Client = PostgrestClient<Database>;

interface Query<T> extends PromiseLike<{ data: T; error: null } | { data: null; error: object }> {
  abortSignal(signal: AbortSignal): Query<T>;
}

export interface Backend {
  /**
   * Runs one query and returns its data, with timestamps as ISO strings:
   * `backend.run((db) => db.from('recipes').select('*').order('position'))`,
   * `backend.run((db) => db.rpc('vote_on_principle', { p_id, vote_type: 'up' }))`.
   * @throws BackendError, or the signal's reason when the caller aborts.
   */
  run<T>(query: (db: Client) => Query<T>, options?: { signal?: AbortSignal }): Promise<T>;
}

const TIMEOUT_MS = 8000;
/** How long a cache in front of the server may answer with what was before (supabase/local/edge-cache.ts). */
const STALE_MS = 60_000;
/** Functions that change nothing, though they are called by POST. */
const READS = /\/rpc\/(manifesto_totals|list_suggestions|suggestion_receipt|failure_counts)\b/;

/** What counts by visitor. Everything else may be asked without saying who asks. */
const ACT = /\/rest\/v1\/(rpc\/(vote_on_|increment_|report_suggestion)|manifesto_suggestions$)/;

/** @returns null when no backend is configured: pages then use their built-in content. */
export function createBackend(config: BackendAddress, options?: BackendOptions): Backend;
export function createBackend(config: BackendAddress | null, options?: BackendOptions): Backend | null;
export function createBackend(config: BackendAddress | null, options: BackendOptions = {}): Backend | null {
  if (!config) return null;
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
  const root = `${config.url.replace(/\/$/, '')}/rest/v1`;
  let actedAt = Number.NEGATIVE_INFINITY;
  /** Who has just acted sees it: nothing that was kept on the way. Everybody else is told what has changed. */
  const cacheFor = (address: string, method = 'GET'): RequestCache => {
    if (method !== 'GET' && method !== 'HEAD' && !READS.test(address)) actedAt = Date.now();
    return Date.now() - actedAt < STALE_MS ? 'reload' : 'no-cache';
  };
  const as = (visitor: string | null, input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', config.publishableKey);
    if (visitor) headers.set('x-visitor-id', visitor);
    return send(input, { ...init, headers, cache: cacheFor(String(input), init?.method) });
  };
  const db: Client = new PostgrestClient<Database>(root, {
    retry: false,
    fetch: async (input, init) => {
      // In a schema of its own a team decides what an act is: all that is called by POST may be one.
      const mayAct = ACT.test(String(input)) || new Headers(init?.headers).has('content-profile');
      if (init?.method !== 'POST' || !mayAct) return as(knownVisitorId(), input, init);
      const visitor = await actingVisitorId((known) =>
        as(known, `${root}/rpc/visitor_token`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
          signal: init.signal,
        }),
      );
      return typeof visitor === 'string' ? as(visitor, input, init) : visitor;
    },
  });
  return {
    async run<T>(query: (db: Client) => Query<T>, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), options.timeout ?? TIMEOUT_MS);
      try {
        const both = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
        const response = await query(db).abortSignal(both);
        if (!response.error) return withIsoTimestamps(response.data as T);
        signal?.throwIfAborted();
        throw toBackendError(response, timeout.signal.aborted);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const backends = new Map<string, Backend>();

/** The backend of a site's configuration, one for all who ask: `backendOf(shell.backend())`. Null when none is configured. */
export function backendOf(config: BackendAddress | null): Backend | null {
  if (!config) return null;
  const key = `${config.url} ${config.publishableKey}`;
  const backend = backends.get(key) ?? createBackend(config);
  backends.set(key, backend);
  return backend;
}

function toBackendError(response: object, timedOut: boolean): BackendError {
  const { status = 0, error } = response as {
    status?: number;
    error: { message?: string; details?: unknown };
  };
  const reason = error.message ?? '';
  if (timedOut) return new BackendError('timeout', 0, reason);
  if (status === 0) return new BackendError('offline', 0, reason);
  // A success that cannot be read is a proxy's page in the server's place.
  return new BackendError(
    status < 400 ? 'server' : kindOfStatus(status),
    status,
    reason,
    offerIn(error.details),
  );
}
