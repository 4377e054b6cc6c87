import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Mount, type SiteServer, serveSite } from '@ia/federation/serve';
import { startBackend } from '@ia/supabase/local';
import { createCredentialService } from '@ia/supabase/local/credential';
import { siteFolder } from './registry.ts';

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Behaviour of the backend for the next requests. */
export type BackendState = 'up' | 'down' | 'hanging' | 'failing';

type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** The composed site on a free port with its own database, and controls to simulate failures. */
export interface Site {
  url: string;
  backend: Backend;
  /** Replaces top-level keys of the site configuration until the end of the test. */
  configure(config: Record<string, unknown>): void;
  /** Until the end of the test: refuses connections, never responds, or responds 500. */
  setBackend(backendState: BackendState): void;
  /**
   * Until the end of the test: handles requests before the server. The handler returns true for the requests
   * that it handled.
   */
  intercept(handler: Intercept): void;
  /** Resets the data to the seed. Creates a new database if the current one may have been written to. */
  resetBackend(): Promise<void>;
  /** Ends all simulated failures and configuration changes. The data stays. */
  reset(): void;
  close(): Promise<void>;
}

interface SiteOptions {
  /** Folder of the composed site. */
  site?: string;
  /** Folder of the database, or 'memory'. */
  dataDir?: string;
  /** 0 for a free port. */
  port?: number;
  /** Folder with migrations of teams' own schemas. */
  schemasDir?: string;
}

export async function startSite({
  site = siteFolder,
  dataDir = 'memory',
  port = 0,
  schemasDir,
}: SiteOptions = {}): Promise<Site> {
  const startServices = async () => {
    const credential = createCredentialService({
      keyFile: null,
      site: () => `${server.url}/`,
      origins: () => [server.url],
      entity: () => ({ name: 'Município de Exemplo', url: 'https://municipio.example/' }),
      backend: () => backend,
      log: () => {},
    });
    return {
      backend: await startBackend({ dataDir, schemasDir, functions: { credential: credential.answer } }),
      credential,
    };
  };
  let { backend, credential } = await startServices();
  // Starting a database takes more than a second, so the next test file uses the same one after a read-only
  // file.
  let mayHaveWrites = false;
  let backendState: BackendState = 'up';
  let handler: Intercept | null = null;
  const config: Record<string, unknown> = {};

  const mount: Mount = async (request, peer) => {
    if (backendState === 'hanging')
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    if (backendState === 'failing') return Response.json({ message: 'internal error' }, { status: 500 });
    if (!/^(GET|HEAD|OPTIONS)$/.test(request.method)) mayHaveWrites = true;
    return backend.fetch(request, peer);
  };
  const server: SiteServer = await serveSite({
    site,
    port,
    config,
    mounts: { '/backend': mount, '/credencial': (request) => credential.file(request) },
    // The content security policy allows requests to the fake AI providers of the tests.
    connect: ['http://127.0.0.1:*'],
    intercept: (request, response) => {
      if (backendState === 'down' && request.url?.startsWith('/backend/')) {
        request.socket.destroy();
        return true;
      }
      return handler?.(request, response) ?? false;
    },
  });
  const reset = () => {
    backendState = 'up';
    handler = null;
    for (const key of Object.keys(config)) delete config[key];
    config.backend = { url: '/backend', publishableKey: backend.publishableKey };
  };
  reset();
  return {
    url: server.url,
    get backend() {
      mayHaveWrites = true; // assume that a test with direct access writes
      return backend;
    },
    async resetBackend() {
      if (mayHaveWrites) {
        await backend.close();
        ({ backend, credential } = await startServices());
        mayHaveWrites = false;
      }
      reset();
    },
    configure: (changes) => void Object.assign(config, changes),
    setBackend: (next) => {
      backendState = next;
    },
    intercept: (next) => {
      handler = next;
    },
    reset,
    async close() {
      await server.close();
      await backend.close();
    },
  };
}
