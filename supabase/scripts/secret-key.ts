import { readFile } from 'node:fs/promises';
import { DataFolderInUse } from '../local/index.ts';
import { loadKeys } from '../local/keys.ts';

/** Options of the scripts that ask a server, for `parseArgs`. */
export const KEYS_OPTION = { keys: { type: 'string', default: process.env.KEYS_FILE } } as const;

/** What to say when no key is found, or when the server does not take the one that was. */
export const HOW_TO_GIVE_THE_KEY =
  'Diga a chave do servidor: --keys <ficheiro> ou KEYS_FILE, o mesmo ficheiro que o servidor usa, ' +
  'ou SUPABASE_SECRET_KEY (num projeto Supabase, a chave sb_secret_…).';

/** Where the server's keys are, as `pnpm start` looks for them: KEYS_FILE, or beside the data folder. */
export const keyFileOf = ({ keys, data }: { keys?: string; data: string }): string =>
  keys || `${data}.keys.json`;

/**
 * Finds the secret key of a server that runs, and makes no file where there is none.
 * @throws saying what to set.
 */
export async function secretKeyOf(options: { keys?: string; data: string }): Promise<string> {
  if (process.env.SUPABASE_SECRET_KEY) return process.env.SUPABASE_SECRET_KEY;
  const file = keyFileOf(options);
  await readFile(file).catch((cause: Error) => {
    throw new Error(`${file} não se lê (${cause.message}). ${HOW_TO_GIVE_THE_KEY}`, { cause });
  });
  return (await loadKeys(file)).secretKey;
}

/** Ends a script whose database does not open, and says what else it could ask. */
export function endWithReason(error: Error): never {
  const hint =
    error instanceof DataFolderInUse
      ? '\n\nOu diga onde está o servidor: --url http://localhost:5170/backend'
      : '';
  console.error(`${error.message}${hint}`);
  return process.exit(1);
}
