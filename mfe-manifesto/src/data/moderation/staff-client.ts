import type { BackendConfig } from '@ia/federation';
import type { SupabaseClient } from '@supabase/supabase-js';

/** After this long, a server that has not answered is taken for one that will not. */
const TIMEOUT_MS = 15_000;

/** The library waits for an answer for as long as the browser does, which is minutes. */
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
 * The full Supabase client, for the one page where someone signs in. It keeps the session on the device, renews it
 * before it ends, and is downloaded only here: visitors never pay for it.
 */
export function staffClient(backend: BackendConfig): Promise<SupabaseClient> {
  const { url } = backend;
  const known = clients.get(url);
  if (known) return known;
  const client = create(backend, { storageKey: 'moderationSession' });
  // A failed download may succeed on the next try.
  client.catch(() => clients.delete(url));
  clients.set(url, client);
  return client;
}

/** A client to recover a password with: what it opens stays in memory, and signs nobody in by itself. */
export const recoveryClient = (backend: BackendConfig): Promise<SupabaseClient> =>
  create(backend, { storageKey: 'moderationRecovery', persistSession: false, autoRefreshToken: false });
