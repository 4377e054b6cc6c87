import { PostgrestClient } from '@supabase/postgrest-js';
import { BackendError, errorKindOfStatus, parseRateLimitDetails } from './backend-error.ts';
import { withIsoTimestamps } from './iso-timestamps.ts';
import type { Database } from './schema.ts';
import { storedVisitorId, visitorIdForWrite } from './visitor-id.ts';

/** The part of the contract's BackendConfig that the client needs. */
export interface BackendAddress {
  /** Absolute URL of the Supabase project. */
  url: string;
  publishableKey: string;
}

export interface BackendOptions {
  /** Timeout for the whole response, in milliseconds. Default 8000. */
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

/** Maximum duration of a request. */
const TIMEOUT_MS = 8000;
/**
 * How long a cache in front of the server may return a stale response (supabase/local/edge-cache.ts), in
 * milliseconds.
 */
const STALE_MS = 60_000;
/** Functions that only read, although they are called by POST. */
const READ_ONLY_FUNCTION =
  /\/rpc\/(manifesto_totals|manifesto_answers|list_suggestions|suggestion_receipt|failure_counts)\b/;

/** Writes that the server counts per visitor. Other requests need no visitor id. */
const COUNTED_WRITE = /\/rest\/v1\/(rpc\/(vote_on_|increment_|report_suggestion)|manifesto_suggestions$)/;

/**
 * Creates the client of a backend.
 * @returns null when no backend is configured: pages then use their built-in content
 */
export function createBackend(config: BackendAddress, options?: BackendOptions): Backend;
export function createBackend(config: BackendAddress | null, options?: BackendOptions): Backend | null;
export function createBackend(config: BackendAddress | null, options: BackendOptions = {}): Backend | null {
  if (!config) return null;
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));
  const root = `${config.url.replace(/\/$/, '')}/rest/v1`;
  let lastWriteAt = Number.NEGATIVE_INFINITY;
  /** After a write, the visitor's own reads bypass all caches. Other reads revalidate. */
  const cacheMode = (address: string, method = 'GET'): RequestCache => {
    if (method !== 'GET' && method !== 'HEAD' && !READ_ONLY_FUNCTION.test(address)) lastWriteAt = Date.now();
    return Date.now() - lastWriteAt < STALE_MS ? 'reload' : 'no-cache';
  };
  const sendAs = (visitor: string | null, input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('apikey', config.publishableKey);
    if (visitor) headers.set('x-visitor-id', visitor);
    return send(input, { ...init, headers, cache: cacheMode(String(input), init?.method) });
  };
  const db: Client = new PostgrestClient<Database>(root, {
    retry: false,
    fetch: async (input, init) => {
      // `content-profile` selects a team's own schema (`ownSchema`). There, any POST may be a write that
      // counts per visitor.
      const isCountedWrite =
        COUNTED_WRITE.test(String(input)) || new Headers(init?.headers).has('content-profile');
      if (init?.method !== 'POST' || !isCountedWrite) return sendAs(storedVisitorId(), input, init);
      const visitor = await visitorIdForWrite((currentId) =>
        sendAs(currentId, `${root}/rpc/visitor_token`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
          signal: init.signal,
        }),
      );
      return typeof visitor === 'string' ? sendAs(visitor, input, init) : visitor;
    },
  });
  return {
    async run<T>(query: (db: Client) => Query<T>, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
      const timeout = new AbortController();
      const timeoutTimer = setTimeout(() => timeout.abort(), options.timeout ?? TIMEOUT_MS);
      try {
        const eitherSignal = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
        const response = await query(db).abortSignal(eitherSignal);
        if (!response.error) return withIsoTimestamps(response.data as T);
        signal?.throwIfAborted();
        throw toBackendError(response, timeout.signal.aborted);
      } finally {
        clearTimeout(timeoutTimer);
      }
    },
  };
}

const backends = new Map<string, Backend>();

/**
 * Returns the shared backend client of a site's configuration: `backendOf(shell.backend())`. Null when no backend is
 * configured.
 */
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
  // A successful status with an unreadable body is a page of a proxy, not a response of the server.
  return new BackendError(
    status < 400 ? 'server' : errorKindOfStatus(status),
    status,
    reason,
    parseRateLimitDetails(error.details),
  );
}
