import type { AnyConnection } from '../any-connection.ts';

/**
 * Presets that row level security is active. @supabase/lite 0.10.0 detects it once, at the first request, and
 * then grants ALL on every table of those schemas to anon; otherwise it caches that there is none. Our
 * migrations own the grants.
 */
export function presetRowSecurity(connection: AnyConnection): void {
  connection.rlsState = 'active';
}
