import { moderation } from '../content/moderation.ts';

/** Minimum length that the server accepts, in characters; bcrypt ignores bytes after the 72nd. */
export const MIN_PASSWORD = 12;
const MAX_BYTES = 72;

/** Error text of a new password, or null when it is valid. */
export function passwordProblem(password: string): string | null {
  const { nextShort, nextLong } = moderation.account;
  if ([...password].length < MIN_PASSWORD) return nextShort(MIN_PASSWORD);
  return new TextEncoder().encode(password).length > MAX_BYTES ? nextLong : null;
}
