import bcrypt from 'bcryptjs';
import { createTaskQueue } from './fixes/task-queue.ts';

/**
 * Hash of no password, with lite's cost: compared for unknown accounts, so that timing does not disclose which
 * accounts exist.
 */
const NOBODYS = '$2b$10$C6UzMDM.H6dfI/f/IKcEeO7ZoXWOxEfGkTQ5bNwhgXhPj9vHjF2Cy';

/** Queue limit, above the number of people that sign in at one moment. */
const MAX_WAITING = 10;

/** Checks a password against the hash that `stored` loads; null when the account does not exist. @throws TooBusy */
export type PasswordCheck = (
  stored: () => Promise<string | null>,
  password: string,
  signal?: AbortSignal,
) => Promise<boolean>;

/**
 * Creates the password check. It takes the same time for unknown accounts and runs one comparison at a time, off the
 * database. @supabase/lite 0.10.0 answers at once for unknown accounts, and blocks PGlite while it hashes.
 */
export function passwordCheck(
  compare: (password: string, hash: string) => Promise<boolean> = bcrypt.compare,
): PasswordCheck {
  const queue = createTaskQueue(1, MAX_WAITING);
  return (stored, password, signal) =>
    queue(async () => {
      const hash = await stored();
      const fits = await compare(password, hash ?? NOBODYS);
      return fits && hash !== null;
    }, signal);
}

/** Hashes a new password for storage. */
export const hashOfPassword = (password: string): Promise<string> => bcrypt.hash(password, 10);
