import type { AuthError, Session, SupabaseClient } from '@supabase/supabase-js';
import { ownFactor } from './second-factor.ts';
import { StaffError, type StaffErrorKind, toStaffError } from './staff-error.ts';

/** The words of Supabase Auth for what somebody can do something about. */
const KINDS: Record<string, StaffErrorKind> = {
  not_offered: 'not-offered',
  otp_expired: 'wrong-credentials',
  current_password_invalid: 'wrong-credentials',
  weak_password: 'weak-password',
  same_password: 'same-password',
};

const thrown = ({ message, code = '', status }: AuthError): StaffError => {
  const kind = Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  return kind ? new StaffError(kind, message) : toStaffError({ message, code }, status);
};

/** Changes one's own password, and ends the sessions on other devices. @throws StaffError; 'wrong-credentials' */
export async function changePassword(client: SupabaseClient, current: string, next: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password: next, current_password: current });
  if (error) throw thrown(error);
  await client.auth.signOut({ scope: 'others' });
}

/** Has a code sent to the address of an account, if there is one. @throws StaffError; 'not-offered' without e-mail. */
export async function sendRecoveryCode(client: SupabaseClient, email: string): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw thrown(error);
}

/**
 * Opens the account whose code came by e-mail. A code opens once.
 * @param client one of its own (`recoveryClient`): the page counts nobody as signed in before the password is set
 * @returns the second factor that has to be shown before the password can be set, or null
 * @throws StaffError; 'wrong-credentials'
 */
export async function openWithCode(
  client: SupabaseClient,
  email: string,
  code: string,
): Promise<string | null> {
  const { error } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' });
  if (error) throw thrown(error);
  return ownFactor(client);
}

/** Sets the password of an opened account and ends its sessions elsewhere. @returns its session. @throws StaffError */
export async function setPassword(client: SupabaseClient, password: string): Promise<Session> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw thrown(error);
  await client.auth.signOut({ scope: 'others' });
  const { data } = await client.auth.getSession();
  if (!data.session) throw new StaffError('expired', 'the session of the code is gone');
  return data.session;
}
