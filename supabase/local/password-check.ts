import bcrypt from 'bcryptjs';
import { createTaskQueue } from './fixes/task-queue.ts';

/**
 * bcrypt hash of an unknown password, with lite's cost (10): compared for unknown accounts, so that timing does not
 * disclose which accounts exist.
 */
const DUMMY_HASH = '$2b$10$C6UzMDM.H6dfI/f/IKcEeO7ZoXWOxEfGkTQ5bNwhgXhPj9vHjF2Cy';

/** Above the number of people who sign in at one moment. */
const MAX_WAITING = 10;

/**
 * Checks a password against an account's hash.
 * @param loadHash loads the hash; null when the account does not exist
 * @throws TooBusy
 */
export type PasswordCheck = (
  loadHash: () => Promise<string | null>,
  password: string,
  signal?: AbortSignal,
) => Promise<boolean>;

/**
 * Creates the password check. It takes the same time for unknown accounts and runs one comparison at a time, off the
 * database. @supabase/lite 0.10.0 answers at once for unknown accounts, and blocks PGlite while it hashes.
 */
export function createPasswordCheck(
  compare: (password: string, hash: string) => Promise<boolean> = bcrypt.compare,
): PasswordCheck {
  const queue = createTaskQueue(1, MAX_WAITING);
  return (loadHash, password, signal) =>
    queue(async () => {
      const hash = await loadHash();
      const matches = await compare(password, hash ?? DUMMY_HASH);
      return matches && hash !== null;
    }, signal);
}

/** Hashes a new password for storage. */
export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, 10);
