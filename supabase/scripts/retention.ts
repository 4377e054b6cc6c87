import { readArguments } from '../local/arguments.ts';
import { startBackend } from '../local/index.ts';
import { DEFAULT_DATA_DIR } from '../local/migrate.ts';
import { exitWithError, KEYS_OPTION, keyFilePath, MISSING_KEY_HELP, readSecretKey } from './secret-key.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/retention.ts [--url <address>] [--keys <file>] [--data <folder>]
    deletes expired data (private.retention), in batches, until none is left.
    pnpm start and a Supabase project with pg_cron do this automatically. Otherwise run it on a timer: with
    DATABASE_URL or the data folder of a stopped server, or with --url and SUPABASE_SECRET_KEY for a running
    one.`;

const { values } = readArguments(USAGE, {
  ...KEYS_OPTION,
  url: { type: 'string' },
  data: { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR },
});

/** Number of deleted rows by kind of data. */
type DeletedRows = Record<string, number>;

/** Runs retention on a running server. */
async function purgeOnServer(url: string): Promise<DeletedRows> {
  const apikey = await readSecretKey(values);
  const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/rpc/run_retention`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: '{}',
  });
  if (answer.status === 401) throw new Error(`o servidor não aceita esta chave. ${MISSING_KEY_HELP}`);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as DeletedRows;
}

/** The database itself, opened by this command; null when a running server is called. */
const embedded = values.url
  ? null
  : await startBackend({
      dataDir: values.data,
      keyFile: keyFilePath(values),
      databaseUrl: process.env.DATABASE_URL,
    }).catch(exitWithError);

/** Deletes one batch on the running server or in the opened database. */
async function purgeBatch(): Promise<DeletedRows> {
  if (values.url) return purgeOnServer(values.url);
  const [row] = (await embedded?.query<{ deleted: DeletedRows }>('select private.purge() as deleted')) ?? [];
  return row?.deleted ?? {};
}

try {
  const total: DeletedRows = {};
  for (let hasMore = true; hasMore; ) {
    const deleted = await purgeBatch();
    for (const [kind, count] of Object.entries(deleted)) total[kind] = (total[kind] ?? 0) + count;
    hasMore = Object.values(deleted).some((count) => count > 0);
  }
  for (const [kind, count] of Object.entries(total)) console.log(`${kind}: ${count}`);
} catch (error) {
  console.error(`Não foi possível: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await embedded?.close();
}
