// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { writeLiveSite } from '@ia/test-support/live-site';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../commands/compose.ts';
import { publishRemote } from '../commands/publish.ts';
import { readRegistry } from '../commands/report.ts';
import { printHeaders } from '../serve/print-headers.ts';
import { serveAppHost } from './app-host.test-scene.ts';
import { readBaseUrl } from './check-origins.ts';

// An app may be served from another host (`--base-url`). `origins` in `site.config.json` lists the hosts that
// the content security policy allows.

const host = 'https://cursos.cm.pt';

let app: string;
let site: string;
const configure = (config: object) => writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'origins-'));
  site = path.join(folder, 'site');
  await mkdir(site);
  app = await buildApp(path.join(folder, 'app'));
});
afterEach(() => rm(path.dirname(site), { recursive: true, force: true }));

describe('An app on another host', () => {
  it('is published with its address on that host, and its files are stored in the site for copying', async () => {
    const { url } = await serveAppHost(app);
    await configure({ origins: [url] });
    const { name, version } = await publishRemote(app, site, { baseUrl: url });
    const entry = (await readRegistry(site)).apps[name];
    expect(entry?.base).toBe(`${url}/${name}/${version}/`);
    expect(entry?.entry).toBe(`${url}/${name}/${version}/remoteEntry.js`);
    expect(existsSync(path.join(site, name, version, 'remoteEntry.js'))).toBe(true);
  });

  it('moves to the host with the same files, but not with --upload-only', async () => {
    const { url } = await serveAppHost(app);
    await configure({ origins: [url] });
    const { name, version } = await publishRemote(app, site);
    const publishing = publishRemote(app, site, { baseUrl: url, activate: false });
    await expect(publishing).rejects.toThrow(`served from ./${name}/${version}/`);
    expect((await readRegistry(site)).apps[name]?.base).toBe(`./${name}/${version}/`);
    await publishRemote(app, site, { baseUrl: url });
    expect((await readRegistry(site)).apps[name]?.base).toBe(`${url}/${name}/${version}/`);
  });

  it('is rejected before any file is written when "origins" does not list the host', async () => {
    await configure({ origins: ['https://outro.cm.pt'] });
    await expect(publishRemote(app, site, { baseUrl: host })).rejects.toThrow(
      /site\.config\.json.*served from https:\/\/cursos\.cm\.pt.*Add the origin to "origins"/s,
    );
    expect(existsSync(path.join(site, 'registry.json'))).toBe(false);
  });

  it('is reported by name when its host is removed from "origins", and no headers are printed', async () => {
    const [live, lastGoodBase] = [`${host}/mfe-x/2/`, 'https://antes.cm.pt/mfe-x/1/'];
    const lastGood = { version: '1', entry: `${lastGoodBase}remoteEntry.js`, contract: 1 };
    const entry = { base: live, entry: `${live}remoteEntry.js`, lastGood, routes: [routeTo('/')] };
    await writeLiveSite(site, registryOf({ 'mfe-x': entry }));
    await configure({ origins: [host] });
    const refusal = /mfe-x \(owner: equipa-mfe-x\) is served from https:\/\/antes\.cm\.pt\n/;
    await expect(compose(site)).rejects.toThrow(refusal);
    await expect(printHeaders(site, 'caddy')).rejects.toThrow(refusal);
    await configure({ origins: [host, 'https://antes.cm.pt'] });
    await compose(site);
  });

  it.each([
    'cursos.cm.pt',
    'http://cursos.cm.pt',
    'https://cursos.cm.pt/',
    'https://cursos.cm.pt/a',
    "https://a.pt; script-src 'unsafe-inline'",
    'https://*.cm.pt',
    7,
  ])('cannot have %j as its origin', async (origin) => {
    await configure({ origins: [origin] });
    await expect(compose(site)).rejects.toThrow(/origins\[0\]/);
  });

  it.each(['cursos.cm.pt', './', 'https://cursos.cm.pt/?a', 'ftp://cursos.cm.pt/'])(
    'cannot have %j as its address',
    (address) => expect(() => readBaseUrl(address)).toThrow(/--base-url: expected the address/),
  );
});

// `federation headers` prints these. Their policy allows only the site and the hosts in `origins`, which
// serve apps.
describe('The headers for a web server', () => {
  const policyIn = (lines: string) => /content-security-policy "(.*)"/.exec(lines)?.[1] ?? '';

  it('allow scripts, styles and connections only from the site and the hosts of its apps', async () => {
    await configure({ origins: [host, 'https://fabrica.cm.pt'], backend: { url: 'https://x.supabase.co' } });
    const lines = await printHeaders(site, 'caddy');
    const policy = policyIn(lines).split('; ');
    const allowedOrigins = `'self' ${host} https://fabrica.cm.pt`;
    expect(policy).toContain(`script-src ${allowedOrigins} 'nonce-import-map'`);
    expect(policy).toContain(`font-src ${allowedOrigins}`);
    expect(policy).toContain(`img-src ${allowedOrigins} data:`);
    expect(policy).toContain(`connect-src ${allowedOrigins} https://x.supabase.co`);
    expect(policy.find((part) => part.startsWith('style-src'))).toContain(allowedOrigins);
    expect(policy).toContain("default-src 'none'");
  });

  it('are the same for Caddy and nginx, and include error responses', async () => {
    const [caddy, nginx] = await Promise.all([printHeaders(site, 'caddy'), printHeaders(site, 'nginx')]);
    const names = (lines: string, syntax: RegExp) => [...lines.matchAll(syntax)].map(([, name]) => name);
    expect(names(nginx, /^add_header (\S+) ".*" always;$/gm)).toEqual(names(caddy, /^header (\S+) ".*"$/gm));
    expect(names(caddy, /^header (\S+)/gm).length).toBeGreaterThan(5);
  });

  it('of a host of apps allow other sites to load its files', async () => {
    const lines = await printHeaders(site, 'nginx', { appHost: true });
    expect(lines).toContain('add_header access-control-allow-origin "*" always;');
    expect(lines).toContain('add_header cross-origin-resource-policy "cross-origin" always;');
    expect(lines).not.toContain('content-security-policy');
  });
});
