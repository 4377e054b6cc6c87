import './node-version.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPublicSite, readConfig, readCredentialKeys, settingProblemsOf } from '@ia/federation/commands';
import { readSiteConfig } from '@ia/federation/config';
import { readOrigins, readSiteUrl } from '@ia/federation/document';
import { captureConsole, createLog, logResponses } from '@ia/federation/log';
import {
  assertPortFree,
  connectSources,
  hstsSeconds,
  type PublicConfig,
  serveSite,
  stopOnSignals,
} from '@ia/federation/serve';
import { startBackend } from '@ia/supabase/local';
import { createCredentialService } from '@ia/supabase/local/credential';
import { createAiService } from './ai-service.ts';
import { buildSite } from './build-site.ts';
import { backendRoutes } from './observe/backend-routes.ts';
import { startMetrics } from './observe/metrics.ts';
import { allowedOriginsSql, assertReady, readOwnOrigins } from './production.ts';
import { workspace } from './run.ts';
import { isLoopback, readStartSettings } from './start-settings.ts';
import { warnAboutProxy } from './warn-about-proxy.ts';

// pnpm start [--production] [--host …] [--port …] [--trust-proxy | --no-trust-proxy]:
// builds and publishes every app, starts the embedded backend and serves the composed
// site. docs/settings.md lists its environment variables.
try {
  const settings = readStartSettings(process.argv.slice(2), process.env);
  const { host, port, site, dataDir, keyFile, databaseUrl, schemasDir } = settings;
  const trustProxy = settings.trustProxy ?? false;
  const log = createLog(settings.logLevel);
  const startLogCapture = captureConsole(log);
  if (settings.production) await assertReady(settings);
  // Checks port and data folder first, so that a second start does not disturb a running site.
  await assertPortFree(port, { host });
  const allowedOrigins = await readOwnOrigins(settings);
  const ai = settings.ai
    ? await createAiService(settings.ai, await readConfig(settings.skipBuild ? site : workspace), {
        log: (line) => log.info({ function: 'ai', ...line }),
      })
    : null;
  const credential = createCredentialService({
    keyFile: settings.credentialKeyFile,
    site: () => readSiteUrl(config) ?? new URL('/', server.url).href,
    origins: () => pageOrigins(),
    entity: () => readSiteConfig(config, () => {}).links.entity,
    formerKeys: () => readCredentialKeys(config),
    backend: () => backend,
    log: (line) => log.info({ function: 'credential', ...line }),
  });
  const backend = await startBackend({
    dataDir,
    keyFile,
    databaseUrl,
    schemasDir,
    trustProxy,
    allowedOrigins,
    // The function counts its requests over HTTP, as when deployed.
    ...(ai && { port: 0 }),
    functions: { credential: credential.answer, ...(ai && { ai: ai.answer }) },
  });
  const { appliedMigrations } = backend;
  if (appliedMigrations.length > 0)
    console.log(`Migrations applied: ${appliedMigrations.length}, up to ${appliedMigrations.at(-1)}`);
  // Only the site's own pages may vote, unless an operator has allowed others.
  if (settings.production) await backend.run(allowedOriginsSql(allowedOrigins));
  if (!settings.skipBuild) {
    console.log('Building and publishing the apps:');
    await buildSite(site).catch(async (error) => {
      await backend.close();
      throw error;
    });
  }
  await checkPublicSite(site).catch(async (error) => {
    await backend.close();
    throw error;
  });
  for (const message of await settingProblemsOf(site)) {
    if (settings.production) {
      await backend.close();
      throw new Error(message.replace(/\n.*$/, '\nNothing was started.'));
    }
    console.warn(message);
  }
  const config = JSON.parse(await readFile(path.join(site, 'site.config.json'), 'utf8')) as PublicConfig;
  const metrics = settings.metricsPort === null ? null : await startMetrics(settings.metricsPort, backend);
  const logResponse = logResponses(log);
  const server = await serveSite({
    site,
    port,
    host,
    // Must be longer than a proxy's keep-alive of a minute: the server must not close connections first.
    limits: trustProxy
      ? { keepAliveTimeout: 75_000, maxPerAddress: Number.POSITIVE_INFINITY, behindProxy: true }
      : undefined,
    follow: (now) => ({
      connect: connectSources(now),
      origins: readOrigins(now),
      hsts: hstsSeconds(now),
    }),
    mounts: {
      '/backend': settings.trustProxy === null ? warnAboutProxy(backend.fetch) : backend.fetch,
      '/credencial': credential.file,
    },
    routes: {
      '/backend': await backendRoutes(backend, ['credential', 'feed', ...(ai ? ['ai'] : [])]),
      '/credencial': () => '/:file',
    },
    observe(request) {
      logResponse(request);
      metrics?.observe(request);
    },
    config: {
      backend: { url: '/backend', publishableKey: backend.publishableKey },
      ...(ai && { ai: ai.config }),
    },
  }).catch(async (error) => {
    await backend.close();
    throw error;
  });
  const pageOrigins = () => [
    new URL(server.url).origin,
    `http://127.0.0.1:${new URL(server.url).port}`,
    ...allowedOrigins,
  ];
  await ai?.start({
    origins: pageOrigins(),
    backendUrl: backend.url ?? '',
    secretKey: backend.secretKey,
  });
  // Must come before the address is printed, because a supervisor may send a signal as soon
  // as it reads the address.
  stopOnSignals(async () => {
    await server.close();
    await metrics?.close();
    await ai?.close();
    await backend.close();
  });
  console.log(`IA para Todos: ${server.url}`);
  if (isLoopback(host) && !trustProxy)
    console.log('Only this machine can reach it; HOST=0.0.0.0 opens it to the network.');
  if (metrics) console.log(`Metrics: ${metrics.url}`);
  startLogCapture();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
