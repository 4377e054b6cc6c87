import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend, BackendOptions } from '../../supabase/local/index.ts';
import { NO_LIMITS } from '../../supabase/tests/driver.ts';

/** A backend to measure, of this or an earlier checkout. */
export interface MeasuredBackend {
  backend: Backend;
  /** Temporary folder of a benchmark, deleted at the end. */
  folder: string;
  databaseUrl: string | null;
  /** Path of pgbench; null on PGlite. */
  pgbench: string | null;
  /**
   * Calls a function as a new visitor, from the given or a new address.
   * @returns the status of the response
   */
  rpc(name: string, args: object, address?: string): Promise<number>;
  close(): Promise<void>;
}

/** Number of visitor ids issued in advance. Later calls send random ids. */
const ISSUED_IDS = 20_000;

/** Issues visitor ids in advance, so that issuing them takes no measured time. */
async function issueVisitorIds(backend: Backend): Promise<string[]> {
  // Earlier checkouts have no visitor_token().
  const definitions = await backend.query(`select from pg_proc where proname = 'visitor_token'`);
  if (definitions.length === 0) return [];
  const rows = await backend.query<{ id: string }>(
    `select public.visitor_token() as id from generate_series(1, ${ISSUED_IDS})`,
  );
  return rows.map(({ id }) => id);
}

let addresses = 0;
/** Returns a new IPv4 address. */
export const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/**
 * Starts the server of a checkout on an empty database: PGlite in a temporary folder, or PostgreSQL at
 * `databaseUrl`.
 */
export async function startMeasuredBackend(
  checkout: string,
  databaseUrl: string | null,
  pgbench: string | null,
): Promise<MeasuredBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ia-bench-'));
  const file = pathToFileURL(path.resolve(checkout, 'supabase/local/index.ts')).href;
  const { startBackend } = (await import(file)) as {
    startBackend(options: BackendOptions): Promise<Backend>;
  };
  const backend = await startBackend({
    dataDir: path.join(folder, 'data'),
    databaseUrl: databaseUrl ?? undefined,
    settings: NO_LIMITS,
  });
  const ids = await issueVisitorIds(backend);
  return {
    backend,
    folder,
    databaseUrl,
    pgbench,
    rpc: async (name, args, address = newAddress()) => {
      const response = await backend.fetch(
        new Request(`http://localhost/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: {
            apikey: backend.publishableKey,
            // An id that the server issued, as pages send, while any is left.
            'x-visitor-id': ids.pop() ?? randomUUID(),
            origin: 'http://localhost',
            'content-type': 'application/json',
          },
          body: JSON.stringify(args),
        }),
        { peerAddress: address },
      );
      await response.text();
      return response.status;
    },
    close: async () => {
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
