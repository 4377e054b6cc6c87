import { readArguments } from './arguments.ts';
import { DataFolderInUse, PortTaken, SettingError, startBackend } from './index.ts';
import { DEFAULT_DATA_DIR } from './migrate.ts';

const USAGE = `npx -y pnpm@12 exec node supabase/local/serve.ts [--port 54321] [--host 127.0.0.1] [--data .local/data] [--trust-proxy]
    runs the embedded backend alone and prints one JSON line when it is ready; DATABASE_URL=postgres://… uses PostgreSQL
    instead of the folder, SCHEMAS_DIR names the teams' schemas`;

const { values } = readArguments(USAGE, {
  port: { type: 'string', default: process.env.PORT ?? '54321' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR },
  'trust-proxy': { type: 'boolean', default: false },
});

try {
  const backend = await startBackend({
    port: Number(values.port),
    host: values.host,
    dataDir: values.data,
    databaseUrl: process.env.DATABASE_URL,
    schemasDir: process.env.SCHEMAS_DIR || undefined,
    trustProxy: values['trust-proxy'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      backend.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  console.log(JSON.stringify({ ready: true, url: backend.url, publishableKey: backend.publishableKey }));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isExpected = [DataFolderInUse, PortTaken, SettingError].some((kind) => error instanceof kind);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
