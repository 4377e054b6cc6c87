import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { StaffError, toStaffError } from './staff-error.ts';

/** A factor that was begun: its secret goes into an application for codes. */
export interface NewFactor {
  id: string;
  secret: string;
  /** `otpauth://…`, which such an application on this device opens. */
  uri: string;
}

/** Whether the server has no second factors at all: the embedded one answers so. */
const isNotOffered = ({ status, code }: AuthError): boolean =>
  code === 'not_offered' || code === 'mfa_totp_enroll_not_enabled' || status === 404 || status === 405;

const thrown = (error: AuthError): StaffError =>
  isNotOffered(error)
    ? new StaffError('not-offered', error.message)
    : error.code === 'mfa_verification_failed'
      ? new StaffError('wrong-credentials', error.message)
      : toStaffError({ message: error.message, code: error.code }, error.status);

/** The id of the factor that the account has, or null. @throws StaffError */
export async function ownFactor(client: SupabaseClient): Promise<string | null> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw thrown(error);
  return data.totp[0]?.id ?? null;
}

/** Begins a factor; what was begun before and not finished goes. @throws StaffError; 'not-offered' where there are none. */
export async function beginFactor(client: SupabaseClient): Promise<NewFactor> {
  const { data: known } = await client.auth.mfa.listFactors();
  for (const { id, status } of known?.all ?? []) {
    if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'IA para Todos' });
  if (error) throw thrown(error);
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Shows the code of a factor: from then on the session counts for more. @throws StaffError; 'wrong-credentials' */
export async function showCode(client: SupabaseClient, factorId: string, code: string): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw thrown(error);
}
