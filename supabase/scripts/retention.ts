import { startBackend } from '../local/index.ts';
import { DEFAULT_DATA_DIR } from '../local/migrate.ts';
import { readArguments } from './arguments.ts';
import { endWithReason, HOW_TO_GIVE_THE_KEY, KEYS_OPTION, keyFileOf, secretKeyOf } from './secret-key.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/scripts/retention.ts [--url <address>] [--keys <file>] [--data <folder>]
    deletes what has come to its end, as the rows of private.retention say, until nothing of it is left.
    pnpm start and a Supabase project with pg_cron do this by themselves. For others, on a timer: with DATABASE_URL or a data
    folder that no server has open, or with --url and SUPABASE_SECRET_KEY for a server that runs.`;

const { values } = readArguments(USAGE, {
  ...KEYS_OPTION,
  url: { type: 'string' },
  data: { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR },
});

type Gone = Record<string, number>;

/** Asks a server that runs. */
async function askServer(url: string): Promise<Gone> {
  const apikey = await secretKeyOf(values);
  const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/rpc/run_retention`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: '{}',
  });
  if (answer.status === 401) throw new Error(`o servidor não aceita esta chave. ${HOW_TO_GIVE_THE_KEY}`);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Gone;
}

const embedded = values.url
  ? null
  : await startBackend({
      dataDir: values.data,
      keyFile: keyFileOf(values),
      databaseUrl: process.env.DATABASE_URL,
    }).catch(endWithReason);

async function once(): Promise<Gone> {
  if (values.url) return askServer(values.url);
  const [row] = (await embedded?.query<{ gone: Gone }>('select private.purge() as gone')) ?? [];
  return row?.gone ?? {};
}

try {
  const total: Gone = {};
  for (let left = true; left; ) {
    const gone = await once();
    for (const [what, count] of Object.entries(gone)) total[what] = (total[what] ?? 0) + count;
    left = Object.values(gone).some((count) => count > 0);
  }
  for (const [what, count] of Object.entries(total)) console.log(`${what}: ${count}`);
} catch (error) {
  console.error(`Não foi possível: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await embedded?.close();
}
