import { SettingError } from './setting-error.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const SETTING = 'DATABASE_URL';
const EXAMPLE = 'postgres://user:password@host:5432/name';

/** @throws SettingError when an address is none of PostgreSQL. It is not shown: it may hold a password. */
export function expectPostgresUrl(databaseUrl: string): void {
  if (!URL.canParse(databaseUrl)) throw new SettingError(SETTING, `expected an address such as ${EXAMPLE}.`);
  const { protocol } = new URL(databaseUrl);
  if (protocol === 'postgres:' || protocol === 'postgresql:') return;
  throw new SettingError(
    SETTING,
    `expected an address of PostgreSQL such as ${EXAMPLE}, found one that begins with ${protocol}//.`,
  );
}

/** PostgreSQL's classes for a login, a database or a server that does not take the connection. */
const REFUSED = /^(?:28|3D|08|57P)/;
const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'CONNECT_TIMEOUT',
  'ENOENT',
];

/**
 * Asks a database once.
 * @throws SettingError when it cannot be reached or does not let this user in: where, and why, without the password.
 */
export async function expectAnswer(databaseUrl: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (thrown) {
    const error = thrown instanceof DatabaseUnavailable ? thrown.driverError : thrown;
    const { code = '', message } = error as { code?: string; message: string };
    if (!REFUSED.test(code) && !UNREACHABLE.includes(code)) throw error;
    const { host, pathname, username } = new URL(databaseUrl);
    const where = `the database ${pathname.slice(1)} at ${host || 'this machine'}, as ${username || 'its default user'}`;
    throw new SettingError(
      SETTING,
      `${where}: ${message || code}. Start PostgreSQL there, or correct the address.`,
      error,
    );
  }
}
