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

const clients = new Map<string, Promise<SupabaseClient>>();

/**
 * The full Supabase client, for the one page where someone signs in. It keeps the session on the device, renews it
 * before it ends, and is downloaded only here: visitors never pay for it.
 */
export function staffClient({ url, publishableKey }: BackendConfig): Promise<SupabaseClient> {
  const known = clients.get(url);
  if (known) return known;
  const client = import('@supabase/supabase-js').then(({ createClient }) =>
    createClient(url, publishableKey, {
      global: { fetch: fetchInTime },
      auth: { storageKey: 'moderationSession', detectSessionInUrl: false },
    }),
  );
  // A failed download may succeed on the next try.
  client.catch(() => clients.delete(url));
  clients.set(url, client);
  return client;
}
