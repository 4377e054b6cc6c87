import { type Database, withIsoTimestamps } from '@ia/shared-services/backend';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { toStaffError } from './staff-error.ts';

type Functions = Database['public']['Functions'];

/** A server function and its arguments, typed by the generated schema. */
export type StaffCall = {
  [Name in keyof Functions]: [name: Name, args: Functions[Name]['Args']];
}[keyof Functions];

/**
 * Calls a moderation function of the server and validates its response.
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
