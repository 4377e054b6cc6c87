import type { AuthError, Session, SupabaseClient } from '@supabase/supabase-js';
import { loadFactorId } from './second-factor.ts';
import { StaffError, type StaffErrorKind, toStaffError } from './staff-error.ts';

/** Supabase Auth error codes that the user can act on. */
const KIND_OF_CODE: Record<string, StaffErrorKind> = {
  not_offered: 'not-offered',
  otp_expired: 'wrong-credentials',
  current_password_invalid: 'wrong-credentials',
  weak_password: 'weak-password',
  same_password: 'same-password',
};

const toPasswordError = ({ message, code = '', status }: AuthError): StaffError => {
  const kind = Object.hasOwn(KIND_OF_CODE, code) ? KIND_OF_CODE[code] : undefined;
  return kind ? new StaffError(kind, message) : toStaffError({ message, code }, status);
};

/** Changes the user's password and ends the sessions on other devices. @throws StaffError; 'wrong-credentials' */
export async function changePassword(client: SupabaseClient, current: string, next: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password: next, current_password: current });
  if (error) throw toPasswordError(error);
  await client.auth.signOut({ scope: 'others' });
}

/** Emails a recovery code to an account, if the account exists. @throws StaffError; 'not-offered' without e-mail. */
export async function sendRecoveryCode(client: SupabaseClient, email: string): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw toPasswordError(error);
}

/**
 * Verifies an emailed one-time recovery code.
 * @param client a `recoveryClient`: with the main client the page would count as signed in before the password is set
 * @returns id of the second factor to verify before the password can be set, or null
 * @throws StaffError; 'wrong-credentials'
 */
export async function verifyRecoveryCode(
  client: SupabaseClient,
  email: string,
  code: string,
): Promise<string | null> {
  const { error } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' });
  if (error) throw toPasswordError(error);
  return loadFactorId(client);
}

/** Sets the password of a recovered account and ends its other sessions. @returns the session. @throws StaffError */
export async function setPassword(client: SupabaseClient, password: string): Promise<Session> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw toPasswordError(error);
  await client.auth.signOut({ scope: 'others' });
  const { data } = await client.auth.getSession();
  if (!data.session)
    throw new StaffError('expired', 'Password recovery failed: the recovery session has ended');
  return data.session;
}
