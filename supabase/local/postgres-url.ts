import { SettingError } from './setting-error.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const SETTING = 'DATABASE_URL';
const EXAMPLE = 'postgres://user:password@host:5432/name';

/** Validates a PostgreSQL URL. @throws SettingError without the URL, which may contain a password */
export function assertPostgresUrl(databaseUrl: string): void {
  if (!URL.canParse(databaseUrl))
    throw new SettingError(
      SETTING,
      `expected an address such as ${EXAMPLE}. Write special characters of the password as in addresses: / as %2F, # as %23.`,
    );
  const { protocol } = new URL(databaseUrl);
  if (protocol === 'postgres:' || protocol === 'postgresql:') return;
  throw new SettingError(
    SETTING,
    `expected an address of PostgreSQL such as ${EXAMPLE}, found one that begins with ${protocol}//.`,
  );
}

/** SQLSTATE classes of a rejected connection: login, database or server. */
const CONNECTION_REJECTED = /^(?:28|3D|08|57P)/;
/** System error codes of an unreachable server. */
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
 * Sends one query to check the connection.
 * @throws SettingError with place and reason, without the password, when the database is unreachable or refuses the
 * user
 */
export async function assertConnects(databaseUrl: string, query: () => Promise<unknown>): Promise<void> {
  try {
    await query();
  } catch (thrown) {
    const error = thrown instanceof DatabaseUnavailable ? thrown.driverError : thrown;
    const { code = '', message } = error as { code?: string; message: string };
    if (!CONNECTION_REJECTED.test(code) && !UNREACHABLE.includes(code)) throw error;
    const { host, pathname, username } = new URL(databaseUrl);
    const databaseText = `the database ${pathname.slice(1)} at ${host || 'this machine'}, as ${username || 'its default user'}`;
    throw new SettingError(
      SETTING,
      `${databaseText}: ${message || code}. Start PostgreSQL there, or correct the address.`,
      error,
    );
  }
}
