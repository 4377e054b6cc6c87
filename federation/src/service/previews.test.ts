// @vitest-environment node
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { filesBelow } from '../files/folder.ts';
import { assertPreviewsOrigin } from '../previews/check-origin.ts';
import { readTokenPart } from '../previews/link.ts';
import {
  get,
  previewsFolder,
  serve,
  server,
  statusOf,
  storedPreviews,
  uploadPreview,
} from './preview.test-scene.ts';
import { endPreviews, formatPreviews, listPreviews, previewAtService } from './remote-preview.ts';
import { buildTestApp, listQuarantine, site, token, tokens } from './service.test-scene.ts';
import { createToken } from './tokens.ts';

// A preview shows an unpublished build in a copy of the live site, at a signed link. preview.test-scene.ts
// starts a site, its publishing service and the previews before each test.

const DAY_MS = 86_400_000;

describe('Previews', () => {
  it('are limited per app; ending one allows another', async () => {
    await serve({ limits: { perApp: 1, bytes: 1_000_000 } });
    await uploadPreview();
    await expect(uploadPreview({ text: 'three' })).rejects.toThrow(
      /^FED-321: mfe-x: expected fewer than 1 previews at once, found 1: .*federation preview end mfe-x <version>/,
    );
    vi.stubEnv('FEDERATION_TOKEN', token);
    await endPreviews(server.url, 'mfe-x', undefined);
    await uploadPreview({ text: 'three' });
    expect(await storedPreviews()).toHaveLength(1);
  });

  it('are limited in total size', async () => {
    await serve({ limits: { perApp: 9, bytes: 10_000 } });
    await expect(uploadPreview()).rejects.toThrow(
      /^FED-322: The previews would exceed their storage limit: \d+ bytes, at most 10000/,
    );
    expect(await storedPreviews()).toEqual([]);
    expect(await listQuarantine()).toEqual([]);
  });

  it('are deleted when they expire, at start and while the service runs, and so are incomplete ones', async () => {
    await uploadPreview({}, { days: 1 });
    await uploadPreview({ text: 'three' }, { days: 2 });
    const incompletePreview = path.join(previewsFolder(), 'mfe-x.9.9.9.zzzzzz');
    await mkdir(path.join(incompletePreview, 'site'), { recursive: true });
    await server.close();
    vi.setSystemTime(Date.now() + DAY_MS);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await serve();
    expect(await storedPreviews()).toHaveLength(1);
    vi.setSystemTime(Date.now() + DAY_MS);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await storedPreviews()).toEqual([]));
  });

  it('are listed with their links and ended only with a token for the app', async () => {
    vi.stubEnv('FEDERATION_TOKEN', token);
    const to = server.url;
    const output = await previewAtService(to, await buildTestApp({ text: 'two' }), { days: 2 });
    const [, link = ''] = /^(http:\S+)$/m.exec(output) ?? [];
    expect(output).toMatch(/^mfe-x 1\.0\.0-\w{8}: preview only, not live\n/);
    expect(await statusOf(link)).toBe(200);
    const listed = await listPreviews(to, 'mfe-x');
    expect(listed).toMatchObject([{ author: 'equipa-x', link }]);
    expect(formatPreviews('mfe-x', listed)).toContain(link);
    expect(formatPreviews('mfe-new', await listPreviews(to, 'mfe-new'))).toBe('mfe-new: no previews.');
    const endPreview = () => endPreviews(to, 'mfe-x', undefined);
    vi.stubEnv('FEDERATION_TOKEN', await createToken(tokens, 'equipa-y', ['mfe-y']));
    await expect(listPreviews(to, 'mfe-x')).rejects.toThrow(/The token equipa-y may/);
    await expect(endPreview()).rejects.toThrow(/The token equipa-y may/);
    vi.stubEnv('FEDERATION_TOKEN', token);
    expect(await endPreview()).toMatch(/preview ended$/);
    expect(await statusOf(link)).toBe(410);
    await expect(endPreview()).rejects.toThrow(/^FED-320: mfe-x: expected a preview to end, found none/);
  });

  it('are rejected by a service without --previews-port', async () => {
    await serve(null);
    await expect(uploadPreview()).rejects.toThrow(/^FED-319: This site serves no previews.*--previews-port/s);
  });

  it('are served from another origin than the site, with a wildcard each from its own origin', async () => {
    for (const wrong of ['http://previas.example', 'https://a.example/x', 'previas', 'https://a*.example'])
      expect(() => assertPreviewsOrigin(wrong, null), wrong).toThrow(/--previews-origin: expected an origin/);
    expect(() => assertPreviewsOrigin('https://ia.example', 'https://ia.example/ia/')).toThrow(
      /expected another origin than the site's own/,
    );
    await serve({ origin: 'https://*.previas.example' });
    const [a, b] = [await uploadPreview(), await uploadPreview({ text: 'three' })];
    expect(new URL(a.link).host).toMatch(/^[0-9a-f]{16}\.previas\.example$/);
    expect(new URL(a.link).host).not.toBe(new URL(b.link).host);
    /** Status of the link's path at another host name. */
    const statusWithHost = async (link: string, host: string) => {
      const { port } = new URL(server.previewsUrl ?? '');
      return new Promise((resolve) =>
        request({ port, path: new URL(link).pathname, headers: { host } }, ({ statusCode }) =>
          resolve(statusCode),
        ).end(),
      );
    };
    expect(await statusWithHost(a.link, new URL(a.link).host)).toBe(200);
    expect(await statusWithHost(a.link, new URL(b.link).host)).toBe(404);
  });
});

it('The live site accepts no override: no query, cookie, header or path changes its response', async () => {
  const { link, version } = await uploadPreview();
  const linkToken = readTokenPart(link);
  const fetchLive = async (address: string, headers: Record<string, string> = {}) => {
    const response = await get(`${server.url}${address}`, { accept: 'text/html', ...headers });
    return { status: response.status, text: await response.text() };
  };
  const expected = await fetchLive('/');
  expect(expected.text).not.toContain(version);
  const override = `mfe-x@${version} ${link}`;
  // Names that micro-frontend tools use for overrides of a version.
  const overrideNames = [
    'preview',
    'override',
    'registry',
    'import-map',
    'importmap-override',
    'mfe-x',
    'version',
    'site',
    'debug',
    'dev',
  ];
  for (const name of overrideNames) {
    for (const value of [override, linkToken, version]) {
      const text = encodeURIComponent(value);
      expect(await fetchLive(`/?${name}=${text}`)).toEqual(expected);
      expect(await fetchLive('/', { cookie: `${name}=${text}`, [`x-${name}`]: text })).toEqual(expected);
      expect(await fetchLive('/registry.json', { cookie: `${name}=${text}` })).toEqual(
        await fetchLive('/registry.json'),
      );
    }
  }
  for (const header of [
    'x-forwarded-host',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-prefix',
    'forwarded',
    'referer',
  ])
    expect(await fetchLive('/', { [header]: header.endsWith('url') ? `/${linkToken}/` : link })).toEqual(
      expected,
    );
  for (const subpath of [
    `/${linkToken}/`,
    `/${linkToken}`,
    `/mfe-x/${version}/remoteEntry.js`,
    `/previews/${linkToken}/`,
  ])
    expect((await fetchLive(subpath)).status, subpath).toBe(404);
  expect((await filesBelow(site)).filter((file) => file.includes(version))).toEqual([]);
});
