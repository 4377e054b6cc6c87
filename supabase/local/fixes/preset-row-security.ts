import type { LiteConnection } from '../lite-connection.ts';

/**
 * Tells @supabase/lite that row level security is active, so that it does not detect it. Lite 0.10.0 detects it once,
 * at the first request, and then grants ALL on every table to anon. Our migrations own the grants.
 */
export function presetRowSecurity(connection: LiteConnection): void {
  connection.rlsState = 'active';
}
