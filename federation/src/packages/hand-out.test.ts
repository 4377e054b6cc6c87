// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SiteServer, serveSite } from '../serve/index.ts';
import { handOut } from './hand-out.ts';
import type { Packument } from './layout.ts';

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

const pack = (version: string, content = version) =>
  handOut(site, { name: '@ia/federation', version, bin: { federation: './cli.js' } }, Buffer.from(content));
const configure = (config: object) => writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
const get = (address: string, host = `localhost:${server.port}`) =>
  // Node's fetch sets the host itself.
  new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const request = http.get(`${server.url}${address}`, { headers: { host } }, (response) => {
      let body = '';
      response.on('data', (data) => (body += data));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    request.on('error', reject);
  });
const ask = async (host?: string): Promise<Packument> =>
  JSON.parse((await get('/packages/@ia%2ffederation', host)).body);

it('answers npm with every version, and where to fetch it', async () => {
  await pack('0.1.0');
  await pack('0.2.0');
  const packument = await ask();
  expect(packument['dist-tags']).toEqual({ latest: '0.2.0' });
  expect(packument.versions['0.1.0']).toMatchObject({ bin: { federation: './cli.js' } });
  const { tarball, integrity } = packument.versions['0.1.0']?.dist ?? {};
  expect(tarball).toBe(`http://localhost:${server.port}/packages/@ia/federation/-/federation-0.1.0.tgz`);
  expect(integrity).toMatch(/^sha512-/);
  expect(await (await fetch(`${tarball}`)).text()).toBe('0.1.0');
});

it('names the public address behind a proxy, and that of the server to whom asks for this', async () => {
  await configure({ siteUrl: 'https://ia.municipio.example/sitio' });
  await pack('0.1.0');
  const tarball = async (host?: string) => (await ask(host)).versions['0.1.0']?.dist.tarball;
  expect(await tarball('ia.municipio.example')).toMatch(
    /^https:\/\/ia\.municipio\.example\/sitio\/packages\//,
  );
  expect(await tarball()).toMatch(/^http:\/\/localhost:/);
});

it('knows no other package, and nothing outside of its folder', async () => {
  await pack('0.1.0');
  for (const address of ['/packages/@ia%2fother', '/packages/react', '/packages/@ia%2f..', '/packages/']) {
    expect((await get(address)).status, address).toBe(404);
  }
});

it('leaves a version alone whose content is the same', async () => {
  await pack('0.1.0');
  const file = path.join(site, 'packages/@ia/federation/index.json');
  const before = await readFile(file, 'utf8');
  await pack('0.1.0');
  expect(await readFile(file, 'utf8')).toBe(before);
});

it('other content under one version: replaced while the site is in the making, refused once it is public', async () => {
  await pack('0.1.0');
  await pack('0.1.0', 'mended');
  const { tarball } = (await ask()).versions['0.1.0']?.dist ?? {};
  expect(await (await fetch(`${tarball}`)).text()).toBe('mended');
  await configure({ production: true });
  await expect(pack('0.1.0', 'again')).rejects.toThrow(
    /@ia\/federation 0\.1\.0 is already handed out.*other content.*Nothing of it was changed.*next version/s,
  );
  expect(await (await fetch(`${tarball}`)).text()).toBe('mended');
});
