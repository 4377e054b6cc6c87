import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { StaffError, toStaffError } from './staff-error.ts';

/** A second factor in enrolment. Its secret goes into an authenticator app. */
export interface NewFactor {
  id: string;
  secret: string;
  /** `otpauth://…` URI that opens an authenticator app on this device. */
  uri: string;
}

/** True when the server does not support second factors, such as the embedded server (`supabase/local`). */
const isNotOffered = ({ status, code }: AuthError): boolean =>
  code === 'not_offered' || code === 'mfa_totp_enroll_not_enabled' || status === 404 || status === 405;

const toFactorError = (error: AuthError): StaffError =>
  isNotOffered(error)
    ? new StaffError('not-offered', error.message)
    : error.code === 'mfa_verification_failed'
      ? new StaffError('wrong-credentials', error.message)
      : toStaffError({ message: error.message, code: error.code }, error.status);

/** Loads the id of the account's second factor, or null. @throws StaffError */
export async function loadFactorId(client: SupabaseClient): Promise<string | null> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw toFactorError(error);
  return data.totp[0]?.id ?? null;
}

/**
 * Starts the enrolment of a second factor and removes unfinished ones. @throws StaffError; 'not-offered' when
 * unsupported.
 */
export async function enrolFactor(client: SupabaseClient): Promise<NewFactor> {
  const { data: existing } = await client.auth.mfa.listFactors();
  for (const { id, status } of existing?.all ?? []) {
    if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'IA para Todos' });
  if (error) throw toFactorError(error);
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri };
}

/** Verifies a code, which raises the session's assurance level. @throws StaffError; 'wrong-credentials' */
export async function verifyFactorCode(
  client: SupabaseClient,
  factorId: string,
  code: string,
): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw toFactorError(error);
}
