import bcrypt from 'bcryptjs';
import { turns } from './fixes/one-at-a-time.ts';

/** Of no password: what is compared when there is no such account, at the cost that lite's own hashes have. */
const NOBODYS = '$2b$10$C6UzMDM.H6dfI/f/IKcEeO7ZoXWOxEfGkTQ5bNwhgXhPj9vHjF2Cy';

/** More people than sign in at one moment. */
const MAX_WAITING = 10;

/** Whether a password is the one whose hash `stored` brings; null when there is no such account. @throws TooBusy */
export type PasswordCheck = (
  stored: () => Promise<string | null>,
  password: string,
  signal?: AbortSignal,
) => Promise<boolean>;

/**
 * Checks passwords. It takes the same time for an address that has no account, one is checked at a time, and the database
 * serves others meanwhile: @supabase/lite 0.10.0 answers at once for an unknown address, and holds PGlite while it
 * hashes.
 */
export function passwordCheck(
  compare: (password: string, hash: string) => Promise<boolean> = bcrypt.compare,
): PasswordCheck {
  const turn = turns(1, MAX_WAITING);
  return (stored, password, signal) =>
    turn(async () => {
      const hash = await stored();
      const fits = await compare(password, hash ?? NOBODYS);
      return fits && hash !== null;
    }, signal);
}

/** What is stored of a new password. */
export const hashOfPassword = (password: string): Promise<string> => bcrypt.hash(password, 10);
