// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectSources, hstsSeconds, siteHeaders } from './headers.ts';
import { type SiteServer, serveSite } from './serve-site.ts';

let site: string;
let server: SiteServer;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'served-'));
  const shell = path.join(site, 'shell/1.0.0-0123abcd');
  await mkdir(path.join(shell, 'assets'), { recursive: true });
  await writeFile(
    path.join(shell, 'index.html'),
    '<head><!-- federation --></head><script src="./assets/a.js"></script><a href="./privacidade/">p</a>',
  );
  await writeFile(path.join(shell, 'assets/a.js'), 'export {}');
  await writeFile(path.join(site, 'site.config.json'), '{"fontScale": 3, "backend": null}');
  const registry = { schema: 1, shell: { version: '1', base: './shell/1.0.0-0123abcd/' }, apps: {} };
  await writeFile(path.join(site, 'registry.json'), JSON.stringify(registry));
  await writeFile(path.join(site, '..', 'outside.txt'), 'secret');
  server = await serveSite({
    site,
    port: 0,
    config: { backend: { url: '/backend', publishableKey: 'k</script>' } },
    mounts: {
      '/backend': async (request) =>
        Response.json({ path: new URL(request.url).pathname, body: await request.text() }),
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(site, { recursive: true, force: true });
});

const get = (path_: string, init?: RequestInit) => fetch(`${server.url}${path_}`, init);

describe('serveSite', () => {
  it('composes the page from shell, registry and configuration', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('src="./shell/1.0.0-0123abcd/assets/a.js"');
    expect(html).toContain('href="./privacidade/"');
    expect(html).toContain('"fontScale":3');
    expect(html).toContain('k\\u003c/script>');
  });

  it('serves a page compressed at the highest quality soon after its first request', async () => {
    const html = await (await get('/')).text();
    const [quick, best] = [5, 11].map(
      (quality) =>
        brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength,
    );
    expect(best).toBeLessThan(quick as number);
    const headers = { 'accept-encoding': 'br' };
    const transferSize = async () => Number((await get('/', { headers })).headers.get('content-length'));
    await expect.poll(transferSize).toBe(best);
  });

  it('serves the last valid page when the registry is unreadable or the configuration must not be public', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [registry, config] = [path.join(site, 'registry.json'), path.join(site, 'site.config.json')];
    const before = await (await get('/')).text();
    for (const [file, broken] of [
      [registry, '{"schema": 1, "shell"'],
      [registry, '{"schema": 1, "shell": {}, "apps": {}}'],
      [config, '{"ai": {"keys": {"GEMINI": "segredo"}}}'],
    ] as const) {
      const whole = await readFile(file, 'utf8');
      await writeFile(file, broken);
      const answers = [await get('/'), await get('/')];
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(await answer.text()).toBe(before);
      }
      await writeFile(file, whole);
      expect(await (await get('/')).text()).toBe(before);
    }
    expect(consoleError).toHaveBeenCalledTimes(3);
    expect(consoleError.mock.calls.join('\n')).toMatch(
      /registry\.json is not valid.*shell.*ai\.keys\.GEMINI/s,
    );
  });

  it('inlines a registry of a later version unchanged', async () => {
    const file = path.join(site, 'registry.json');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, JSON.stringify({ ...JSON.parse(whole), schema: 2, apps: { a: { future: true } } }));
    const html = await (await get('/')).text();
    await writeFile(file, whole);
    expect(html).toContain('"apps":{"a":{"future":true}}');
  });

  it('marks versioned files as immutable and the page as no-cache', async () => {
    expect((await get('/shell/1.0.0-0123abcd/assets/a.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/registry.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the content security policy with every response', async () => {
    for (const file of ['/', '/registry.json', '/shell/1.0.0-0123abcd/assets/a.js']) {
      expect((await get(file)).headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('passes requests to a mount without its prefix, body included', async () => {
    const response = await get('/backend/rest/v1/x?y=1', { method: 'POST', body: 'olá' });
    expect(await response.json()).toEqual({ path: '/rest/v1/x', body: 'olá' });
  });

  it.each(['/../outside.txt', '/..%2Foutside.txt', '/%00', '/%E0%A4%A', '/nada.js', '/shell/', '//'])(
    'responds with 404 to %s',
    async (file) => {
      const response = await get(file);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('secret');
    },
  );

  it('rejects a taken port and names the command for another port', async () => {
    await expect(serveSite({ site, port: server.port })).rejects.toThrow(
      new RegExp(`Port ${server.port} is taken.*PORT=5270`),
    );
  });
});

describe('Strict-Transport-Security', () => {
  it('is set for a year on a production site, absent on others, and configurable', () => {
    expect(hstsSeconds({})).toBe(0);
    expect(hstsSeconds({ production: true })).toBe(31_536_000);
    expect(hstsSeconds({ production: true, hsts: 0 })).toBe(0);
    expect(hstsSeconds({ hsts: 300 })).toBe(300);
    expect(hstsSeconds({ production: true, hsts: 'sempre' })).toBe(31_536_000);
    expect(siteHeaders({ hsts: 300 })['strict-transport-security']).toBe('max-age=300');
    expect(siteHeaders({})).not.toHaveProperty('strict-transport-security');
  });

  it('is sent with pages, files, errors and mounts, together with headers against embedding', async () => {
    const https = await serveSite({
      site,
      port: 0,
      hsts: 300,
      mounts: { '/backend': async () => new Response('x', { headers: { 'x-of-backend': '1' } }) },
    });
    try {
      for (const path_ of ['/', '/registry.json', '/nada', '/backend/rest/v1/x']) {
        const { headers } = await fetch(`${https.url}${path_}`);
        expect(headers.get('strict-transport-security'), path_).toBe('max-age=300');
        expect(headers.get('cross-origin-resource-policy'), path_).toBe('same-origin');
        const plain = await get(path_);
        expect(plain.headers.get('strict-transport-security'), path_).toBeNull();
      }
    } finally {
      await https.close();
    }
  });
});

describe('connect-src', () => {
  it('lists the data API, and AI providers only in local mode', () => {
    expect(connectSources({})).toEqual([]);
    expect(connectSources({ backend: { url: '/backend' }, ai: { mode: 'server' } })).toEqual([]);
    expect(connectSources({ backend: { url: 'https://abc.supabase.co/x' } })).toEqual([
      'https://abc.supabase.co',
    ]);
    const local = connectSources({ ai: { mode: 'local', endpoints: { gemini: 'http://127.0.0.1:9/v1' } } });
    expect(local).toContain('https://generativelanguage.googleapis.com');
    expect(local).toContain('http://127.0.0.1:9');
  });
});
