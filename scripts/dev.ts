import './node-version.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '@ia/federation/commands';
import { devPorts, devRegistryOf } from '@ia/federation/preset';
import { assertPortFree, stopOnSignals } from '@ia/federation/serve';
import { startBackend } from '@ia/supabase/local';
import { createAiService, readAiChoice } from './ai-service.ts';
import { workspace } from './run.ts';

// pnpm dev [app …]: serves shell and remotes from their sources, each on its own port, with hot reload across them.
//   DEV_PORT      first port (5173 for the shell, then one for each remote)
//   BACKEND_PORT  port of the embedded backend (5172; 0 takes a free one)
//   DATA_DIR      folder of the embedded database (.local/data)
//   AI=fake|local the AI service, as for `pnpm start`
const ports = devPorts(workspace);
const backendPort = Number(process.env.BACKEND_PORT ?? 5172);
const requestedApps = process.argv.slice(2);
const unknown = requestedApps.filter((name) => !(name in ports));
if (unknown.length > 0) {
  console.error(`Unknown app: ${unknown.join(', ')}. Known apps: ${Object.keys(ports).join(', ')}`);
  process.exit(1);
}
const apps = Object.keys(ports).filter(
  (name) => requestedApps.length === 0 || name === 'shell' || requestedApps.includes(name),
);
const appAddress = (app: string) => `http://localhost:${ports[app]}`;

/** Addresses to open: the site, or the first page of each requested app. */
async function firstPages(): Promise<string[]> {
  const shell = appAddress('shell');
  const entries = Object.values((await devRegistryOf(workspace)).apps);
  const pages = requestedApps.flatMap((app) =>
    entries
      .filter(({ base }) => base === `${appAddress(app)}/`)
      .map(({ routes }) => `${shell}/#${routes[0]?.path ?? '/'}`),
  );
  return pages.length > 0 ? pages : [shell];
}

const servers: ChildProcess[] = [];
let backend: Awaited<ReturnType<typeof startBackend>> | undefined;
let ai: Awaited<ReturnType<typeof createAiService>> | undefined;
let stopping = false;

async function stop(): Promise<void> {
  stopping = true;
  for (const server of servers) server.kill('SIGTERM');
  await ai?.close();
  await backend?.close();
}

async function stopWithError(): Promise<void> {
  if (stopping) return;
  await stop();
  process.exit(1);
}

function startServer(app: string, siteConfig: string): ChildProcess {
  const server = spawn(path.join(workspace, 'node_modules/.bin/vite'), ['--clearScreen', 'false'], {
    cwd: path.join(workspace, app),
    env: { ...process.env, PORT: String(ports[app]), SITE_CONFIG: siteConfig },
    stdio: 'inherit',
  });
  server.on('exit', (code) => {
    if (stopping || !code) return;
    console.error(`${app} stopped with code ${code}; see its output above. Stopping the other servers.`);
    void stopWithError();
  });
  return server;
}

/**
 * Waits until a server answers with any status: the servers are separate processes without another signal.
 */
async function waitForServer(address: string): Promise<void> {
  const isAnswering = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await isAnswering())) await new Promise((resolve) => setTimeout(resolve, 200));
}

stopOnSignals(stop);
try {
  // Checks all ports before the first server starts, so that no started server has to be stopped.
  await assertPortFree(backendPort, { choose: 'BACKEND_PORT=5272 pnpm dev' });
  for (const app of apps) {
    await assertPortFree(Number(ports[app]), { host: 'localhost', choose: 'DEV_PORT=5273 pnpm dev' });
  }
  const choice = readAiChoice(process.env.AI);
  if (choice) ai = await createAiService(choice, await readConfig(workspace));
  backend = await startBackend({
    port: backendPort,
    ...(ai && { functions: { ai: ai.answer } }),
    dataDir: path.resolve(workspace, process.env.DATA_DIR ?? '.local/data'),
    databaseUrl: process.env.DATABASE_URL,
  });
  const { url, publishableKey, secretKey } = backend;
  await ai?.start({ origins: [appAddress('shell')], backendUrl: url ?? '', secretKey });
  const siteConfig = JSON.stringify({ backend: { url, publishableKey }, ...(ai && { ai: ai.config }) });
  for (const app of apps) servers.push(startServer(app, siteConfig));
  // Waits for the remotes too: a page opened earlier would show a load failure.
  await Promise.all(apps.map((app) => waitForServer(appAddress(app))));
  for (const address of await firstPages()) console.log(`IA para Todos, live: ${address}`);
} catch (error) {
  console.error((error as Error).message);
  await stopWithError();
}
