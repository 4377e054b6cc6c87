// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLive } from '../commands/activate.ts';
import { publishRemote } from '../commands/publish.ts';
import { readRegistry } from '../commands/report.ts';
import { type AppHost, serveAppHost } from './app-host.test-scene.ts';

// An app may have its own host: `--base-url` names its address. Before such a version goes live, publish and
// activate fetch its entry from that host.

let folder: string;
let site: string;
let app: string;
let host: AppHost;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'host-'));
  site = path.join(folder, 'site');
  app = await buildApp(path.join(folder, 'mfe-x'), { text: 'one' });
  await publishRemote(app, site);
  host = await serveAppHost(app);
  const config = { siteUrl: 'https://ia.cm.pt/', origins: [host.url] };
  await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
  // The host serves this second build, which is not published yet.
  await buildApp(app, { text: 'two' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const rejectedResponses: [title: string, respond: (response: ServerResponse) => void, message: RegExp][] = [
  ['has no such file', (response) => response.writeHead(404).end(), /status 404\n.*--upload-only.*activate/s],
  ['redirects', (response) => response.writeHead(302, { location: '/' }).end(), /status 302/],
  ['sends no CORS header', (response) => response.end('x'), /no such header\n.*headers --caddy --app-host/s],
  [
    'allows another origin',
    (response) => response.setHeader('access-control-allow-origin', 'https://outro.cm.pt').end('x'),
    /expected access-control-allow-origin: \* or https:\/\/ia\.cm\.pt, found "https:\/\/outro\.cm\.pt"/,
  ],
  [
    'serves another file',
    (response) => response.setHeader('access-control-allow-origin', 'https://ia.cm.pt').end('x'),
    /found 1 bytes with another hash\n.*Copy the folder/s,
  ],
];

it.each(rejectedResponses)('publish --base-url fails when the host %s', async (_, respond, message) => {
  const live = (await readRegistry(site)).apps['mfe-x'];
  const before = await readdir(path.join(site, 'mfe-x'));
  host.respondWith(respond);
  const publishing = publishRemote(app, site, { baseUrl: host.url });
  await expect(publishing).rejects.toThrow(message);
  await expect(publishing).rejects.toThrow(/remoteEntry\.js.*The live site is unchanged/s);
  expect((await readRegistry(site)).apps['mfe-x']).toEqual(live);
  expect(await readdir(path.join(site, 'mfe-x'))).toEqual(before);
});

it('publish --base-url fails when the host does not respond', async () => {
  host.respondWith((response) => response.destroy());
  await expect(publishRemote(app, site, { baseUrl: host.url })).rejects.toThrow(
    /found none \(.+\)\nThe live site is unchanged\. Start the web server/,
  );
});

it('publish --base-url fails for a version in the site that the host lacks, also at the next release', async () => {
  const { version } = await publishRemote(app, site);
  host.respondWith((response) => response.writeHead(404).end());
  await expect(publishRemote(app, site, { baseUrl: host.url })).rejects.toThrow(/status 404/);
  const record = await readFile(path.join(site, `mfe-x/releases/${version}.json`), 'utf8');
  expect(JSON.parse(record).entry.base).toBe(`./mfe-x/${version}/`);
});

it('activate checks the host with the origin of the site', async () => {
  const { version } = await publishRemote(app, site, { baseUrl: host.url, activate: false });
  expect(host.requestHeaders, 'nothing is activated yet').toEqual([]);
  host.respondWith((response) => response.writeHead(404).end());
  await expect(makeLive(site, { 'mfe-x': version })).rejects.toThrow(/status 404/);
  expect(host.requestHeaders.map(({ origin }) => origin)).toEqual(['https://ia.cm.pt']);
});

it('activate succeeds when the host serves the stored build', async () => {
  const { version } = await publishRemote(app, site, { baseUrl: host.url, activate: false });
  await makeLive(site, { 'mfe-x': version });
  expect((await readRegistry(site)).apps['mfe-x']?.base).toBe(`${host.url}/mfe-x/${version}/`);
});
