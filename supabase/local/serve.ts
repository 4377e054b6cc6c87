/**
 * Runs the embedded backend alone: `node supabase/local/serve.ts [--port 54321] [--data .local/data]`.
 * DATABASE_URL=postgres://… uses PostgreSQL instead of the folder. Prints one JSON line when ready.
 */
import { parseArgs } from 'node:util';
import { DataFolderInUse, PortTaken, startBackend } from './index.ts';
import { DEFAULT_DATA_DIR } from './migrate.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '54321' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: process.env.DATA_DIR ?? DEFAULT_DATA_DIR },
    'trust-proxy': { type: 'boolean', default: false },
  },
});

try {
  const backend = await startBackend({
    port: Number(values.port),
    host: values.host,
    dataDir: values.data,
    databaseUrl: process.env.DATABASE_URL,
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
  console.error(error instanceof DataFolderInUse || error instanceof PortTaken ? error.message : error);
  process.exitCode = 1;
}
