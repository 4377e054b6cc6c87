import type { AnyConnection } from '../any-connection.ts';

/**
 * @supabase/lite 0.10.0 looks for row level security once, at the first request. When it finds some, it grants ALL on
 * every table of those schemas to anon; when it finds none yet, it remembers that and never checks again. Our
 * migrations own the grants, so the connection is told the answer and never asks.
 */
export function rowSecurityIsKnown(connection: AnyConnection): void {
  connection.rlsState = 'active';
}
