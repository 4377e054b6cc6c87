import { type Database, withIsoTimestamps } from '@ia/shared-services/backend';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { toStaffError } from './staff-error.ts';

type Functions = Database['public']['Functions'];

/** A function of the server with its arguments, as the generated schema has them. */
export type StaffCall = {
  [Name in keyof Functions]: [name: Name, args: Functions[Name]['Args']];
}[keyof Functions];

/**
 * Calls one of the server's moderation functions and checks what comes back.
 * @throws StaffError
 */
export async function staffRpc<S extends v.GenericSchema>(
  client: SupabaseClient,
  [name, args]: StaffCall,
  schema: S,
): Promise<v.InferOutput<S>> {
  const { data, error, status } = await client.rpc(name, args);
  if (error) throw toStaffError(error, status);
  return v.parse(schema, withIsoTimestamps(data));
}
