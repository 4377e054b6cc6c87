import type { BackendConfig } from '@ia/federation';
import type { SupabaseClient } from '@supabase/supabase-js';

const TIMEOUT_MS = 15_000;

/** Adds a timeout to fetch: the Supabase library has none, and browsers wait for minutes. */
const fetchWithTimeout: typeof fetch = async (input, init) => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  try {
    return await fetch(input, { ...init, signal });
  } finally {
    clearTimeout(timer);
  }
};

/** Creates a Supabase client. @param auth additional options of Supabase Auth, such as the storage key */
const createStaffClient = async (
  { url, publishableKey }: BackendConfig,
  auth: object,
): Promise<SupabaseClient> => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, publishableKey, {
    global: { fetch: fetchWithTimeout },
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
  const cached = clients.get(url);
  if (cached) return cached;
  const client = createStaffClient(backend, { storageKey: 'moderationSession' });
  // Uncache a failed download, so that the next call retries.
  client.catch(() => clients.delete(url));
  clients.set(url, client);
  return client;
}

/** Creates a client for password recovery. Its session stays in memory and does not sign the page in. */
export const recoveryClient = (backend: BackendConfig): Promise<SupabaseClient> =>
  createStaffClient(backend, {
    storageKey: 'moderationRecovery',
    persistSession: false,
    autoRefreshToken: false,
  });
