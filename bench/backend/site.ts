import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend, BackendOptions } from '../../supabase/local/index.ts';
import { NO_LIMITS } from '../../supabase/tests/driver.ts';

/** A backend to measure: this checkout's, or an earlier one's. */
export interface Site {
  backend: Backend;
  /** For whatever else a part writes; gone in the end. */
  folder: string;
  databaseUrl: string | null;
  /** The program that measures PostgreSQL alone; null on PGlite. */
  pgbench: string | null;
  /** A visitor who has never been here, from this address or from one of their own. @returns the answer's status */
  rpc(name: string, args: object, address?: string): Promise<number>;
  close(): Promise<void>;
}

/** Ids for more votes than are measured, so that giving them takes none of the time. */
async function mint(backend: Backend): Promise<string[]> {
  const gives = await backend.query(`select from pg_proc where proname = 'visitor_token'`);
  if (gives.length === 0) return [];
  const rows = await backend.query<{ id: string }>(
    'select public.visitor_token() as id from generate_series(1, 20000) i where i > 0',
  );
  return rows.map(({ id }) => id);
}

let addresses = 0;
/** A new IPv4 address. */
export const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** The server of a checkout on an empty database: PGlite in a folder of its own, or the PostgreSQL at this address. */
export async function openSite(
  checkout: string,
  databaseUrl: string | null,
  pgbench: string | null,
): Promise<Site> {
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
  const ids = await mint(backend);
  return {
    ...{ backend, folder, databaseUrl, pgbench },
    rpc: async (name, args, address = newAddress()) => {
      const response = await backend.fetch(
        new Request(`http://localhost/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: {
            apikey: backend.publishableKey,
            // As a page of the site asks, with an id that the server gave, where it gives any.
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
