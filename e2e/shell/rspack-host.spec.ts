import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printHeaders } from '@ia/federation/serve';
import { expect, test } from '@ia/test-support/fixtures';
import { startCaddy, type WebServer } from '@ia/test-support/web-servers';
import { buildRspackHost } from '../../federation/fixtures/rspack-host/build.ts';
import { workspace } from '../../scripts/run.ts';
import { publishedRegistry, siteFolder } from '../support/registry.ts';

// The apps must also run in a host that is not our shell. The test builds a minimal host with Rspack and
// Module Federation (federation/fixtures/rspack-host). Caddy serves host and apps on different origins.

/** The part of frontend-discovery.json, a standard list of micro-frontends, that a host reads. */
interface Discovery {
  microFrontends: Record<
    string,
    { extras: { modulefederation: { name: string; manifest: string; exposes: string[] } } }[]
  >;
}

let folder: string;
let host: WebServer;
let apps: WebServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rspack-host-'));
  await mkdir(path.join(folder, 'host'));
  await buildRspackHost(path.join(folder, 'host'));
  await writeFile(
    path.join(folder, 'host/index.html'),
    '<!doctype html><html lang="pt-PT"><title>x</title><link rel="icon" href="data:,"><body><script src="./main.js"></script>',
  );
  const caddyfile = path.join(workspace, 'deploy/Caddyfile');
  host = await startCaddy(caddyfile, { site: path.join(folder, 'host'), headers: '# none' });
  const headers = await printHeaders(siteFolder, 'caddy', { appHost: true });
  apps = await startCaddy(caddyfile, { site: siteFolder, headers });
});
test.afterAll(async () => {
  await host?.stop();
  await apps?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('Rspack host finds every app in frontend-discovery.json and renders it unchanged from its mf-manifest.json', async ({
  page,
}) => {
  const file = path.join(siteFolder, 'frontend-discovery.json');
  const { microFrontends } = JSON.parse(await readFile(file, 'utf8')) as Discovery;
  expect(Object.keys(microFrontends)).toEqual(Object.keys(publishedRegistry(siteFolder).apps));
  for (const [app] of Object.values(microFrontends)) {
    const { name, manifest, exposes } = app?.extras.modulefederation ?? {
      name: '',
      manifest: '',
      exposes: [],
    };
    const query = new URLSearchParams({
      name,
      manifest: new URL(manifest, apps.url).href,
      expose: (exposes[0] ?? '').slice('./'.length),
    });
    await page.goto(`${host.url}/?${query}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), name).toBeVisible();
  }
});
