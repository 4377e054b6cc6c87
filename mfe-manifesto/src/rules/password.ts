import { moderation } from '../content/moderation.ts';

/** The shortest password that the server takes, and the longest that counts whole. */
export const MIN_PASSWORD = 12;
const MAX_BYTES = 72;

/** What stands against a new password, or null. */
export function passwordProblem(password: string): string | null {
  const { nextShort, nextLong } = moderation.account;
  if ([...password].length < MIN_PASSWORD) return nextShort(MIN_PASSWORD);
  return new TextEncoder().encode(password).length > MAX_BYTES ? nextLong : null;
}
