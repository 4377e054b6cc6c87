import type { BackendConfig } from '@ia/federation';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Request timeout. */
const TIMEOUT_MS = 15_000;

/** Adds a timeout to fetch: the Supabase library has none, and browsers wait for minutes. */
const fetchInTime: typeof fetch = async (input, init) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  try {
    return await fetch(input, { ...init, signal });
  } finally {
    clearTimeout(timer);
  }
};

const create = async ({ url, publishableKey }: BackendConfig, auth: object): Promise<SupabaseClient> => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, publishableKey, {
    global: { fetch: fetchInTime },
    auth: { detectSessionInUrl: false, ...auth },
  });
};

const clients = new Map<string, Promise<SupabaseClient>>();

/**
 * Returns the full Supabase client, cached per URL. It stores and renews the session, and only the page with sign-in
 * downloads it.
 */
export function staffClient(backend: BackendConfig): Promise<SupabaseClient> {
  const { url } = backend;
  const known = clients.get(url);
  if (known) return known;
  const client = create(backend, { storageKey: 'moderationSession' });
  // Uncache a failed download, so that the next call retries.
  client.catch(() => clients.delete(url));
  clients.set(url, client);
  return client;
}

/** Creates a client for password recovery. Its session stays in memory and does not sign the page in. */
export const recoveryClient = (backend: BackendConfig): Promise<SupabaseClient> =>
  create(backend, { storageKey: 'moderationRecovery', persistSession: false, autoRefreshToken: false });
