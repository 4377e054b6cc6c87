// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SiteServer, serveSite } from '../serve/index.ts';
import type { Packument } from './layout.ts';
import { publishPackage } from './publish-package.ts';

// A site serves an npm registry at /packages/, from which teams install the packages for their apps. A
// packument is npm's metadata of a package.

let site: string;
let server: SiteServer;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'site-'));
  server = await serveSite({ site, port: 0 });
});
afterEach(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

/** Publishes a version with any bytes as its archive. */
const publishVersion = (version: string, content = version) =>
  publishPackage(
    site,
    { name: '@ia/federation', version, bin: { federation: './cli.js' } },
    Buffer.from(content),
  );
const configure = (config: object) => writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
const getFromHost = (address: string, host = `localhost:${server.port}`) =>
  // Node's fetch sets the host itself.
  new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const request = http.get(`${server.url}${address}`, { headers: { host } }, (response) => {
      let body = '';
      response.on('data', (data) => (body += data));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    request.on('error', reject);
  });
const fetchPackument = async (host?: string): Promise<Packument> =>
  JSON.parse((await getFromHost('/packages/@ia%2ffederation', host)).body);

it('The package registry serves every version with the address of its archive', async () => {
  await publishVersion('0.1.0');
  await publishVersion('0.2.0');
  const packument = await fetchPackument();
  expect(packument['dist-tags']).toEqual({ latest: '0.2.0' });
  expect(packument.versions['0.1.0']).toMatchObject({ bin: { federation: './cli.js' } });
  const { tarball, integrity } = packument.versions['0.1.0']?.dist ?? {};
  expect(tarball).toBe(`http://localhost:${server.port}/packages/@ia/federation/-/federation-0.1.0.tgz`);
  expect(integrity).toMatch(/^sha512-/);
  expect(await (await fetch(`${tarball}`)).text()).toBe('0.1.0');
});

it('The package registry uses siteUrl behind a proxy, and otherwise the requested host', async () => {
  await configure({ siteUrl: 'https://ia.municipio.example/sitio' });
  await publishVersion('0.1.0');
  const tarball = async (host?: string) => (await fetchPackument(host)).versions['0.1.0']?.dist.tarball;
  expect(await tarball('ia.municipio.example')).toMatch(
    /^https:\/\/ia\.municipio\.example\/sitio\/packages\//,
  );
  expect(await tarball()).toMatch(/^http:\/\/localhost:/);
});

it('The package registry responds 404 for other packages and for paths outside its folder', async () => {
  await publishVersion('0.1.0');
  for (const address of ['/packages/@ia%2fother', '/packages/react', '/packages/@ia%2f..', '/packages/']) {
    expect((await getFromHost(address)).status, address).toBe(404);
  }
});

it('publishPackage changes nothing for a version with the same content', async () => {
  await publishVersion('0.1.0');
  const file = path.join(site, 'packages/@ia/federation/index.json');
  const before = await readFile(file, 'utf8');
  await publishVersion('0.1.0');
  expect(await readFile(file, 'utf8')).toBe(before);
});

it('publishPackage replaces the content of a version, except on a public site', async () => {
  await publishVersion('0.1.0');
  expect(await publishVersion('0.1.0', 'mended')).toBe(true);
  const { tarball } = (await fetchPackument()).versions['0.1.0']?.dist ?? {};
  expect(await (await fetch(`${tarball}`)).text()).toBe('mended');
  await configure({ production: true });
  expect(await publishVersion('0.1.0', 'again')).toBe(false);
  expect(await publishVersion('0.1.0', 'mended')).toBe(true);
  expect(await (await fetch(`${tarball}`)).text()).toBe('mended');
});
