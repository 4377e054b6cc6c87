import { withIsoTimestamps } from '@ia/shared-services/backend';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { toStaffError } from './staff-error.ts';

/**
 * Calls one of the server's moderation functions and checks what comes back.
 * @throws StaffError
 */
export async function staffRpc<S extends v.GenericSchema>(
  client: SupabaseClient,
  name: string,
  args: Record<string, unknown>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const { data, error, status } = await client.rpc(name, args);
  if (error) throw toStaffError(error, status);
  return v.parse(schema, withIsoTimestamps(data));
}
