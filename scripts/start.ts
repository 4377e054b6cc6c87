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
import { stopOnSignals } from './stop-signals.ts';

// pnpm start [--production] [--host …] [--port …] [--trust-proxy | --no-trust-proxy]: builds and publishes every app, starts
// the embedded backend and serves the composed site. docs/settings.md lists the variables of the environment that it reads.
try {
  const settings = readStartSettings(process.argv.slice(2), process.env);
  const { host, port, site, dataDir, keyFile, databaseUrl, schemasDir } = settings;
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
    schemasDir,
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
  for (const message of await settingProblemsOf(site)) {
    if (settings.production) {
      await backend.close();
      throw new Error(message.replace(/\n.*$/, '\nNothing was started.'));
    }
    console.warn(message);
  }
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
  // Before the address is printed: a supervisor may send a signal as soon as it reads it.
  stopOnSignals(async () => {
    await server.close();
    await metrics?.close();
    await ai?.close();
    await backend.close();
  });
  console.log(`IA para Todos: ${server.url}`);
  if (isLoopback(host)) console.log('Only this machine can reach it; HOST=0.0.0.0 opens it to the network.');
  if (metrics) console.log(`Metrics: ${metrics.url}`);
  beginLog();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
