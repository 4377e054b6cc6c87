import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishRemote } from '@ia/federation/commands';
import { printHeaders } from '@ia/federation/serve';
import { expect, test } from '@ia/test-support/fixtures';
import { expectPage, goTo, leavePages } from '@ia/test-support/pages';
import { startCaddy, type WebServer } from '@ia/test-support/web-servers';
import { workspace } from '../../scripts/run.ts';
import { failedRequest } from '../support/browser-errors.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';
import { type Site, startSite } from '../support/site.ts';

// A site may load apps from other hosts. Here one Caddy server has the site, below the path `/ia`. Each app
// has a Caddy server of its own.

const caddyfile = path.join(workspace, 'deploy/Caddyfile');
/** Source folders of the apps whose folder does not have their name. */
const sourceFolders: Record<string, string> = { 'shared-ui': 'shared-ui/library' };

let folder: string;
/** Site server behind Caddy, which provides the backend. */
let backendSite: Site;
/** Caddy, which serves the site under /ia. */
let frontend: WebServer;
/** Hosts by app name. */
const hosts = new Map<string, WebServer>();

/** Publishes every app of the site from a separate host, which has only a copy of the app's folder. */
async function spreadOverHosts(site: string): Promise<void> {
  const headers = await printHeaders(site, 'caddy', { appHost: true });
  const apps = Object.keys(publishedRegistry(site).apps);
  for (const app of apps) {
    const host = path.join(folder, 'hosts', app);
    await cp(path.join(site, app), path.join(host, app), { recursive: true });
    hosts.set(app, await startCaddy(caddyfile, { site: host, headers }));
  }
  const origins = [...hosts.values()].map(({ url }) => url);
  const config = JSON.parse(await readFile(path.join(site, 'site.config.json'), 'utf8')) as object;
  const backend = { url: '/ia/backend', publishableKey: backendSite.backend.publishableKey };
  // The 404 page derives the base path /ia/ from it.
  const siteUrl = 'https://municipio.example/ia/';
  await writeFile(
    path.join(site, 'site.config.json'),
    JSON.stringify({ ...config, siteUrl, origins, backend }),
  );
  for (const [app, { url }] of hosts) {
    await publishRemote(path.join(workspace, sourceFolders[app] ?? app), site, { baseUrl: url });
  }
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'origins-'));
  const site = path.join(folder, 'ia');
  await mkdir(site);
  await cp(siteFolder, site, { recursive: true });
  backendSite = await startSite({ site });
  await spreadOverHosts(site);
  frontend = await startCaddy(caddyfile, {
    site,
    basePath: '/ia',
    headers: await printHeaders(site, 'caddy'),
    backend: backendSite.url,
  });
});
test.afterAll(async () => {
  for (const server of [frontend, ...hosts.values()]) await server?.stop();
  await backendSite?.close();
  await rm(folder, { recursive: true, force: true });
});

test('Every page opens without an error on a site under a path, with each app on a separate host', async ({
  page,
  browserErrors,
}) => {
  const responsesByOrigin = new Map<string, number>();
  page.on('response', (response) => {
    const { origin } = new URL(response.url());
    if (response.ok()) responsesByOrigin.set(origin, (responsesByOrigin.get(origin) ?? 0) + 1);
  });
  const backendResponse = page.waitForResponse((response) =>
    response.url().startsWith(`${frontend.url}/backend/`),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${frontend.url}/`);
  await expectPage(page, '/');
  for (const { routes } of Object.values(publishedRegistry(path.join(folder, 'ia')).apps)) {
    for (const { path: route } of routes) {
      await goTo(page, `#${route}`);
      await expectPage(page, route);
    }
  }
  expect((await backendResponse).ok()).toBe(true);
  expect(hosts.size).toBeGreaterThanOrEqual(5);
  for (const [app, { url }] of hosts) expect(responsesByOrigin.get(url), app).toBeGreaterThan(1);
  browserErrors.expect(failedRequest('404', '/ia/nada'));
  await page.goto(`${frontend.url}/nada`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leavePages(page);
});

/** Replaces an app's host by another server at the same address. @returns a function that stops it */
async function replaceHost(app: string, respond: (response: ServerResponse, file: string) => void) {
  const host = hosts.get(app);
  if (!host) throw new Error(`${app} has no host`);
  await host.stop();
  const server = createServer((request, response) =>
    respond(response, (request.url ?? '').split('?')[0] ?? ''),
  );
  await new Promise<void>((resolve) => server.listen(Number(new URL(host.url).port), '127.0.0.1', resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

// Each case uses another app, because replaceHost() stops the host for good.
const FAILING_HOSTS: {
  app: string;
  route: string;
  name: string;
  consoleMessage: RegExp;
  respond: Parameters<typeof replaceHost>[1];
}[] = [
  {
    app: 'mfe-manifesto',
    route: '/manifesto-cocreate',
    name: 'the host closes the connection without a response',
    consoleMessage: failedRequest('ERR_EMPTY_RESPONSE'),
    respond: (response) => void response.socket?.destroy(),
  },
  {
    app: 'mfe-courses',
    route: '/mscopilot-course-v3',
    name: 'the entry returns 404',
    consoleMessage: failedRequest('404'),
    respond: (response) => void response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
  },
  {
    app: 'mfe-prompt-factory',
    route: '/prompt-factory',
    name: 'the host sends no CORS header',
    consoleMessage: /blocked by CORS policy|ERR_FAILED/,
    respond: (response, file) => {
      response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
      createReadStream(path.join(folder, 'hosts', 'mfe-prompt-factory', file)).pipe(response);
    },
  },
];

for (const { app, route, name, consoleMessage, respond } of FAILING_HOSTS) {
  test(`Page loads from the copy of its version in the site and reports the failure when ${name}`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(consoleMessage);
    browserErrors.expect(new RegExp(`^console: \\[${app} [^\\]]* (network|http) FED-4\\d\\d\\] `));
    const version = publishedRegistry(path.join(folder, 'ia')).apps[app]?.version;
    const stopReplacement = await replaceHost(app, respond);
    try {
      const copyResponse = page.waitForResponse(`${frontend.url}/${app}/${version}/remoteEntry.js`);
      await page.goto(`${frontend.url}/#${route}`);
      await expectPage(page, route);
      expect((await copyResponse).ok()).toBe(true);
      await expect(page.getByText('Esta parte do site não está a funcionar')).toHaveCount(0);
      expect(browserErrors.seen.join('\n')).toContain(`[${app} ${version} `);
      await leavePages(page);
    } finally {
      await stopReplacement();
    }
  });
}
