import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Mount, type SiteServer, serveSite } from '@ia/federation/serve';
import { startBackend } from '@ia/supabase/local';
import { credentialService } from '@ia/supabase/local/credential';
import { siteFolder } from './registry.ts';

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Behaviour of the backend for the next requests. */
export type BackendMood = 'up' | 'down' | 'hanging' | 'failing';

type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** The composed site on a free port with its own database, and controls to simulate failures. */
export interface Site {
  url: string;
  backend: Backend;
  /** Replaces top-level keys of the site configuration until the end of the test. */
  configure(config: Record<string, unknown>): void;
  /** Until the end of the test: refuses connections, never responds, or responds 500. */
  setBackend(mood: BackendMood): void;
  /**
   * Until the end of the test: handles requests before the server. The handler returns true for the requests
   * that it handled.
   */
  intercept(handler: Intercept): void;
  /** Resets the data to the seed. Creates a new database if the current one may have been written to. */
  resetBackend(): Promise<void>;
  reset(): void;
  close(): Promise<void>;
}

interface SiteOptions {
  site?: string;
  dataDir?: string;
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
  const begin = async () => {
    const credential = credentialService({
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
  let { backend, credential } = await begin();
  // Starting a database takes more than a second, so read-only test files pass theirs on.
  let written = false;
  let mood: BackendMood = 'up';
  let handler: Intercept | null = null;
  const config: Record<string, unknown> = {};

  const mount: Mount = async (request, peer) => {
    if (mood === 'hanging') await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    if (mood === 'failing') return Response.json({ message: 'internal error' }, { status: 500 });
    if (!/^(GET|HEAD|OPTIONS)$/.test(request.method)) written = true;
    return backend.fetch(request, peer);
  };
  const server: SiteServer = await serveSite({
    site,
    port,
    config,
    mounts: { '/backend': mount, '/credencial': (request) => credential.file(request) },
    connect: ['http://127.0.0.1:*'],
    intercept: (request, response) => {
      if (mood === 'down' && request.url?.startsWith('/backend/')) {
        request.socket.destroy();
        return true;
      }
      return handler?.(request, response) ?? false;
    },
  });
  const reset = () => {
    mood = 'up';
    handler = null;
    for (const key of Object.keys(config)) delete config[key];
    config.backend = { url: '/backend', publishableKey: backend.publishableKey };
  };
  reset();
  return {
    url: server.url,
    get backend() {
      written = true; // assume that a test with direct access writes
      return backend;
    },
    async resetBackend() {
      if (written) {
        await backend.close();
        ({ backend, credential } = await begin());
        written = false;
      }
      reset();
    },
    configure: (changes) => void Object.assign(config, changes),
    setBackend: (next) => {
      mood = next;
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
