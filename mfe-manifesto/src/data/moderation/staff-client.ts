import type { BackendConfig } from '@ia/federation';
import type { SupabaseClient } from '@supabase/supabase-js';

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
      auth: { storageKey: 'moderationSession', detectSessionInUrl: false },
    }),
  );
  // A failed download may succeed on the next try.
  client.catch(() => clients.delete(url));
  clients.set(url, client);
  return client;
}
