import type { AuthError, SupabaseClient } from '@supabase/supabase-js';
import { StaffError, toStaffError } from './staff-error.ts';

const thrown = ({ message, code, status }: AuthError): StaffError =>
  code === 'not_offered'
    ? new StaffError('not-offered', message)
    : code === 'otp_expired' || code === 'current_password_invalid'
      ? new StaffError('wrong-credentials', message)
      : toStaffError({ message, code }, status);

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

/** Sets a password with the code that came by e-mail, which also signs in. @throws StaffError; 'wrong-credentials' */
export async function recover(
  client: SupabaseClient,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> {
  const { error } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' });
  if (error) throw thrown(error);
  const changed = await client.auth.updateUser({ password });
  if (changed.error) throw thrown(changed.error);
}
