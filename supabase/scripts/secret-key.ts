// The secret key for moderator.ts and retention.ts, which call a running server or open its database.
import { readFile } from 'node:fs/promises';
import { DataFolderInUse } from '../local/index.ts';
import { loadKeys } from '../local/keys.ts';

/** `parseArgs` options of scripts that call a server. */
export const KEYS_OPTION = { keys: { type: 'string', default: process.env.KEYS_FILE } } as const;

/** Message for a missing or rejected key. */
export const MISSING_KEY_HELP =
  'Diga a chave do servidor: --keys <ficheiro> ou KEYS_FILE, o mesmo ficheiro que o servidor usa, ' +
  'ou SUPABASE_SECRET_KEY (num projeto Supabase, a chave sb_secret_…).';

/** Path of the key file, as `pnpm start` resolves it: KEYS_FILE or `--keys`, else next to the data folder. */
export const keyFilePath = ({ keys, data }: { keys?: string; data: string }): string =>
  keys || `${data}.keys.json`;

/**
 * Reads the secret key of a server, without creating a file.
 * @throws with the setting to set
 */
export async function readSecretKey(options: { keys?: string; data: string }): Promise<string> {
  if (process.env.SUPABASE_SECRET_KEY) return process.env.SUPABASE_SECRET_KEY;
  const file = keyFilePath(options);
  await readFile(file).catch((cause: Error) => {
    throw new Error(`${file} não se lê (${cause.message}). ${MISSING_KEY_HELP}`, { cause });
  });
  return (await loadKeys(file)).secretKey;
}

/** Exits with the reason when the database does not open; suggests the option to call a running server. */
export function exitWithError(error: Error): never {
  const hint =
    error instanceof DataFolderInUse
      ? '\n\nOu diga onde está o servidor: --url http://localhost:5170/backend'
      : '';
  console.error(`${error.message}${hint}`);
  return process.exit(1);
}
