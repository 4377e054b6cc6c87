import './node-version.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteConfig } from '@ia/federation/config';
import { readOrigins, readSiteUrl } from '@ia/federation/document';
import { captureConsole, createLog, logAnswers } from '@ia/federation/log';
import { checkSite, readConfig, readCredentialKeys, settingProblemsOf } from '@ia/federation/publish';
import {
  connectSources,
  expectFreePort,
  hstsSeconds,
  type PublicConfig,
  serveSite,
} from '@ia/federation/serve';
import { startBackend } from '@ia/supabase/local';
import { credentialService } from '@ia/supabase/local/credential';
import { aiService } from './ai-service.ts';
import { buildSite } from './build-site.ts';
import { noticeProxy } from './notice-proxy.ts';
import { backendRoutes } from './observe/backend-routes.ts';
import { startMetrics } from './observe/metrics.ts';
import { alone, expectReady, ownOrigins } from './production.ts';
import { workspace } from './run.ts';
import { isLoopback, readStartSettings } from './start-settings.ts';

// pnpm start [--production] [--host …] [--port …] [--trust-proxy | --no-trust-proxy]: builds and publishes every app, starts
// the embedded backend and serves the composed site.
//   --production  refuses to start while something is not ready for the public, and says what
//   PORT          port of the site (5170)
//   DATA_DIR      folder of the embedded database (.local/data)
//   KEYS_FILE     the server's keys (beside DATA_DIR); the same file for every process that serves one database
//   DATABASE_URL  a PostgreSQL to use instead of the embedded one, directly or behind a transaction pooler
//   SITE_DIR      folder of the composed site (site)
//   SKIP_BUILD=1  serves the site that is already built
//   HOST          address to listen on (127.0.0.1: this machine alone; 0.0.0.0: every network it is in)
//   TRUST_PROXY=1 behind a proxy that appends the visitor's address to x-forwarded-for. Without it, everyone behind the
//                 proxy is one address to the limits. Without a proxy never set it: visitors could choose theirs.
//   LOG_LEVEL     debug, info (a line for each request), warn, error or silent (info)
//   METRICS_PORT  serves /metrics for Prometheus on this port of this machine alone
//   AI=fake       the AI service with stand-ins for the providers: nothing leaves this machine, nothing costs
//   AI=local      the AI service with your keys, from .env (see .env.example). Both run the Edge Function in Deno, as deployed
try {
  const settings = readStartSettings(process.argv.slice(2), process.env);
  const { host, port, site, dataDir, keyFile, databaseUrl } = settings;
  const trustProxy = settings.trustProxy ?? false;
  const log = createLog(settings.logLevel);
  const beginLog = captureConsole(log);
  if (settings.production) await expectReady(settings);
  // First what may refuse, the data folder and the port: a second start must not disturb a running site.
  await expectFreePort(port, { host });
  const allowedOrigins = await ownOrigins(settings);
  const ai = settings.ai
    ? await aiService(settings.ai, await readConfig(settings.skipBuild ? site : workspace), {
        log: (line) => log.info({ function: 'ai', ...line }),
      })
    : null;
  const credential = credentialService({
    keyFile: (keyFile ?? `${dataDir}.keys.json`).replace(/\.json$/, '.credential.json'),
    site: () => readSiteUrl(config) ?? new URL('/', server.url).href,
    origins: () => ownPages(),
    entity: () => readSiteConfig(config, () => {}).links.entity,
    formerKeys: () => readCredentialKeys(config),
    backend: () => backend,
    log: (line) => log.info({ function: 'credential', ...line }),
  });
  const backend = await startBackend({
    dataDir,
    keyFile,
    databaseUrl,
    trustProxy,
    allowedOrigins,
    // The function counts its requests over the network, as it does where it is deployed.
    ...(ai && { port: 0 }),
    functions: { credential: credential.answer, ...(ai && { ai: ai.answer }) },
  });
  // Only its own pages may vote, unless an operator has named others.
  if (settings.production) await backend.run(alone(allowedOrigins));
  if (!settings.skipBuild) {
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
  const metrics = settings.metricsPort === null ? null : await startMetrics(settings.metricsPort, backend);
  const logAnswer = logAnswers(log);
  const server = await serveSite({
    site,
    port,
    host,
    // A proxy keeps its connections for a minute: the one who closes first must not be the server.
    limits: trustProxy
      ? { keepAliveTimeout: 75_000, maxPerAddress: Number.POSITIVE_INFINITY, behindProxy: true }
      : undefined,
    follow: (now) => ({
      connect: connectSources(now),
      origins: readOrigins(now),
      hsts: hstsSeconds(now),
    }),
    mounts: {
      '/backend': settings.trustProxy === null ? noticeProxy(backend.fetch) : backend.fetch,
      '/credencial': credential.file,
    },
    routes: {
      '/backend': await backendRoutes(backend, ['credential', ...(ai ? ['ai'] : [])]),
      '/credencial': () => '/:file',
    },
    observe(answered) {
      logAnswer(answered);
      metrics?.observe(answered);
    },
    config: {
      backend: { url: '/backend', publishableKey: backend.publishableKey },
      ...(ai && { ai: ai.config }),
    },
  }).catch(async (error) => {
    await backend.close();
    throw error;
  });
  const ownPages = () => [
    new URL(server.url).origin,
    `http://127.0.0.1:${new URL(server.url).port}`,
    ...allowedOrigins,
  ];
  await ai?.start({
    origins: ownPages(),
    backendUrl: backend.url ?? '',
    secretKey: backend.secretKey,
  });
  console.log(`IA para Todos: ${server.url}`);
  if (isLoopback(host)) console.log('Only this machine can reach it; HOST=0.0.0.0 opens it to the network.');
  if (metrics) console.log(`Metrics: ${metrics.url}`);
  beginLog();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    await metrics?.close();
    await ai?.close();
    await backend.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
