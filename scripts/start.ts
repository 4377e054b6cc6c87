import './node-version.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readOrigins } from '@ia/federation/document';
import { checkSite, settingProblemsOf } from '@ia/federation/publish';
import { connectSources, expectFreePort, type PublicConfig, serveSite } from '@ia/federation/serve';
import { startBackend } from '@ia/supabase/local';
import { buildSite } from './build-site.ts';
import { workspace } from './run.ts';

// pnpm start: builds and publishes every app, starts the embedded backend and serves the composed site.
//   PORT          port of the site (5170)
//   DATA_DIR      folder of the embedded database (.local/data)
//   DATABASE_URL  a PostgreSQL to use instead of the embedded one
//   SITE_DIR      folder of the composed site (site)
//   SKIP_BUILD=1  serves the site that is already built
//   HOST          address to listen on (127.0.0.1: this machine alone; 0.0.0.0: every network it is in)
//   TRUST_PROXY=1 behind a proxy that appends the visitor's address to x-forwarded-for. Without it, everyone behind the
//                 proxy is one address to the limits. Without a proxy never set it: visitors could choose theirs.
const host = process.env.HOST || '127.0.0.1';
const trustProxy = Boolean(process.env.TRUST_PROXY) && process.env.TRUST_PROXY !== '0';
const port = Number(process.env.PORT ?? 5170);
const site = path.resolve(workspace, process.env.SITE_DIR ?? 'site');
const dataDir = path.resolve(workspace, process.env.DATA_DIR ?? '.local/data');

try {
  // First what may refuse, the data folder and the port: a second start must not disturb a running site.
  await expectFreePort(port, { host });
  const backend = await startBackend({ dataDir, databaseUrl: process.env.DATABASE_URL, trustProxy });
  if (!process.env.SKIP_BUILD) {
    console.log('Building and publishing the apps:');
    await buildSite(site).catch(async (error) => {
      await backend.close();
      throw error;
    });
  }
  await checkSite(site).catch(async (error) => {
    await backend.close();
    throw error;
  });
  for (const message of await settingProblemsOf(site)) console.warn(message);
  const config = JSON.parse(await readFile(path.join(site, 'site.config.json'), 'utf8')) as PublicConfig;
  const server = await serveSite({
    site,
    port,
    host,
    // A proxy keeps its connections for a minute: the one who closes first must not be the server.
    limits: trustProxy ? { keepAliveTimeout: 75_000 } : undefined,
    connect: connectSources(config),
    origins: readOrigins(config),
    mounts: { '/backend': backend.fetch },
    config: { backend: { url: '/backend', publishableKey: backend.publishableKey } },
  }).catch(async (error) => {
    await backend.close();
    throw error;
  });
  console.log(`IA para Todos: ${server.url}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await backend.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
