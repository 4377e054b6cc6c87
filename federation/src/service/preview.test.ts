// @vitest-environment node
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildShell } from '@ia/test-support/builds';
import { describe, expect, it, vi } from 'vitest';
import { publishRemote, readLive, readRegistry } from '../commands/index.ts';
import { createToken, readKey, readToken, readTokenPart } from '../previews/link.ts';
import { packUpload } from './client.ts';
import { get, serve, server, statusOf, storedPreviews, uploadPreview } from './preview.test-scene.ts';
import type { PreviewAnswer } from './preview-command.ts';
import { sendToService } from './send-to-service.ts';
import {
  folder,
  listQuarantine,
  log,
  publish,
  readSiteFiles,
  sha256,
  site,
  token,
} from './service.test-scene.ts';

// `uploadPreview` sends a build to the publishing service. The service serves it in a copy of the live site,
// at a signed link that expires.

describe('A preview', () => {
  it('serves the candidate in a copy of the live site, with integrity and policy, and leaves the live site unchanged', async () => {
    await publish({ name: 'mfe-new', routes: ['/new'], text: 'rest' });
    const before = await readSiteFiles();
    const { link, version, name } = await uploadPreview({}, { days: 2 });
    expect(name).toBe('mfe-x');
    const page = await get(link);
    const html = await page.text();
    expect(page.status).toBe(200);
    const registry = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      apps: Record<string, { version: string; entry: string; lastGood?: object }>;
    };
    const live = JSON.parse(await readFile(path.join(site, 'registry.json'), 'utf8'));
    expect(registry.apps['mfe-x']?.version).toBe(version);
    expect(registry.apps['mfe-new']).toEqual(live.apps['mfe-new']);
    // A candidate that fails must show its failure, not fall back to the live version.
    expect(registry.apps['mfe-x']).not.toHaveProperty('lastGood');
    const fetchEntry = (entry = '') => get(new URL(entry, link).href, {});
    expect(await (await fetchEntry(registry.apps['mfe-x']?.entry)).text()).toBe('// two');
    expect(await (await fetchEntry(registry.apps['mfe-new']?.entry)).text()).toBe('// rest');
    const { integrity } = JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(integrity).toHaveProperty([registry.apps['mfe-x']?.entry ?? '']);
    expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="script-src \'self\'');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await readLive(site, 'mfe-x')).toMatchObject({ version: expect.not.stringMatching(version) });
    expect(await readSiteFiles()).toEqual(before);
    expect(await listQuarantine()).toEqual([]);
    expect(log.at(-1)).toBe(`equipa-x: preview mfe-x ${version}`);
  });

  it('shows a banner with version, owner and expiry on every page and forbids indexing', async () => {
    vi.setSystemTime('2026-11-22T14:30:00Z');
    await publish({ name: 'mfe-new', routes: ['/new', '/new/inside'] });
    const { link, version } = await uploadPreview({ owner: 'equipa <x>' }, { newOwner: true, days: 3 });
    for (const subpath of ['', 'privacidade/', 'new/', 'new/inside/', 'nada/mais']) {
      const page = await get(link + subpath);
      const html = await page.text();
      const [banner = ''] =
        /<aside class="preview-banner" aria-label="Pré-visualização">.*<\/aside>/s.exec(html) ?? [];
      expect(banner, subpath).toContain(`<b>mfe-x ${version}</b>, de <b>equipa &lt;x&gt;</b>`);
      expect(banner).toContain(
        '<time datetime="2026-11-25T14:30:00.000Z">25 de novembro de 2026, às 14:30</time>',
      );
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
      const [, style = ''] = /<link rel="stylesheet" href="([^"]+preview-banner\.css)">/.exec(html) ?? [];
      expect(await (await get(new URL(style, link).href)).text()).toContain('@media print');
    }
    expect(await (await get(`${link}nada`)).text()).toContain(`<a href="/${readTokenPart(link)}/">`);
    expect(await (await get(`${server.previewsUrl}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
    const redirect = await get(link.slice(0, -1));
    expect(new URL(redirect.headers.get('location') ?? '', link.slice(0, -1)).href).toBe(link);
    expect(await statusOf(`${link}privacidade`)).toBe(308);
  });

  it('has no backend and no AI unless the operator configures them for previews', async () => {
    const backend = { url: 'https://ao-vivo.example', publishableKey: 'sb_publishable_x' };
    const config = { siteUrl: 'https://ia.example/', backend, ai: { mode: 'server' }, fontScale: 3 };
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
    const configOf = async (link: string) =>
      JSON.parse(/id="site-config">(.*?)<\/script>/s.exec(await (await get(link)).text())?.[1] ?? '');
    const { link } = await uploadPreview();
    expect(await configOf(link)).toEqual({
      backend: null,
      ai: { mode: 'off' },
      offline: false,
      fontScale: 3,
    });
    expect((await get(link)).headers.get('content-security-policy')).not.toContain('ao-vivo');
    const previewConfig = { backend: { url: 'https://ensaio.example', publishableKey: 'sb_publishable_y' } };
    const configFile = path.join(folder, 'previews.json');
    await writeFile(configFile, JSON.stringify(previewConfig));
    await serve({ configFile });
    const second = await uploadPreview({ text: 'three' });
    expect(await configOf(second.link)).toMatchObject(previewConfig);
    expect((await get(second.link)).headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://ensaio.example;",
    );
  });

  it('of a shell serves that shell with all live apps', async () => {
    await buildShell(path.join(folder, 'shell'), { text: 'two', version: '2.0.0' });
    const { name, body } = await packUpload(path.join(folder, 'shell'), {});
    const serviceCommand = { command: 'preview', app: name, body, lostResponseAdvice: '' };
    const { link, version } = await sendToService<PreviewAnswer>(server.url, token, serviceCommand);
    expect(version).toMatch(/^2\.0\.0-/);
    expect(await (await get(link)).text()).toMatch(/two$/);
    expect((await readRegistry(site)).shell.version).toMatch(/^1\.0\.0-/);
  });

  it('is rejected with the errors of publish and leaves no files', async () => {
    const before = await readSiteFiles();
    // The format of a Gemini key, built so that a secret scanner does not report this file.
    const key = `AIza${'a1B2c3D4e5'.repeat(4).slice(0, 35)}`;
    await expect(uploadPreview({ text: key })).rejects.toThrow(/does not pass the gate:\n✗ FED-109 keys: /);
    await expect(uploadPreview({ owner: 'outra' })).rejects.toThrow(
      /^FED-116: .*expected an app name that no other team uses/,
    );
    await expect(uploadPreview({ routes: ['/a'] })).rejects.toThrow(/^FED-119: .*main page/s);
    const clash = await uploadPreview({ name: 'mfe-new' }).catch((error: Error) => error.message);
    expect(clash).toMatch(/mfe-x/);
    expect(clash).not.toContain(folder);
    await expect(uploadPreview({ name: 'mfe-y', routes: ['/y'] })).rejects.toThrow(
      /^FED-306: The token equipa-x may/,
    );
    await expect(uploadPreview({}, {}, 'fed_wrong')).rejects.toThrow(/^FED-303: The token is missing/);
    await expect(uploadPreview({}, { days: 15 })).rejects.toThrow(/^FED-315: .*options\.days: /s);
    expect(await storedPreviews()).toEqual([]);
    expect(await listQuarantine()).toEqual([]);
    expect(await readSiteFiles()).toEqual(before);
  });
});

describe('The link of a preview', () => {
  it('works until its expiry, to the second, for every path below it; then it responds 410 with an explanation', async () => {
    vi.setSystemTime('2026-11-22T12:00:00Z');
    await writeFile(path.join(site, 'site.config.json'), '{"siteUrl": "https://ia.example/"}');
    const { link, until } = await uploadPreview({}, { days: 1 });
    expect(until).toBe('2026-11-23T12:00:00.000Z');
    vi.setSystemTime('2026-11-23T11:59:59Z');
    expect(await statusOf(link)).toBe(200);
    // Browsers must not cache a preview beyond its expiry.
    expect((await get(link)).headers.get('cache-control')).toBe('private, no-cache');
    vi.setSystemTime('2026-11-23T12:00:00Z');
    for (const subpath of ['', 'registry.json', 'nada']) expect(await statusOf(link + subpath)).toBe(410);
    const page = await get(link);
    const html = await page.text();
    expect(html).toMatch(/<html lang="pt-PT">.*<h1>Esta pré-visualização terminou<\/h1>/s);
    expect(html).toContain('<a href="https://ia.example/">Abrir o site público</a>');
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${sha256(style)}'`,
    );
    expect((await get(link, { accept: '*/*' })).headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('responds 404 when any part is altered or it is signed with another key', async () => {
    const { link, version } = await uploadPreview({}, { days: 1 });
    const linkToken = readTokenPart(link);
    const statusOfToken = (tampered: string) => statusOf(`${server.previewsUrl}/${tampered}/`);
    expect(await statusOfToken(linkToken)).toBe(200);
    const key = await readKey(path.join(folder, '.federation/previews.key'));
    const claim = readToken(key, linkToken);
    if (!claim) throw new Error('the service did not sign the link');
    expect(claim).toMatchObject({ app: 'mfe-x', version });
    const [, signature = ''] = /\.([^.]+)$/.exec(linkToken) ?? [];
    const extendedClaim = { ...claim, expires: claim.expires + 1000 };
    const wrong = [
      linkToken.slice(0, -1),
      `${linkToken}A`,
      linkToken.replace('mfe-x', 'mfe-y'),
      linkToken.replace(version, version.replace('1.0.0', '1.0.1')),
      createToken(key, extendedClaim).replace(/[^.]+$/, signature),
      createToken(Buffer.alloc(32, 1), claim),
      linkToken.replace(/\.([^.]+)\.([^.]+)$/, '.0$1.$2'),
      // Non-canonical base64: other padding bits, same bytes.
      ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
        .map((letter) => linkToken.slice(0, -1) + letter)
        .filter((variant) => variant !== linkToken),
      '..',
      '%2e%2e',
      'x',
    ];
    for (const tampered of wrong) expect(await statusOfToken(tampered), tampered).toBe(404);
    expect(await statusOf(`${server.previewsUrl}/`)).toBe(404);
    expect(await statusOf(`${link}%2e%2e%2fpreview.json`)).not.toBe(200);
    expect((await fetch(link, { method: 'POST' })).status).toBe(405);
  });

  it('is signed with a key file that is created once; a key that other users can read is rejected', async () => {
    const file = path.join(folder, '.federation/previews.key');
    const key = await readFile(file);
    expect([(await stat(file)).mode & 0o777, key.byteLength]).toEqual([0o600, 32]);
    expect(await readKey(file)).toEqual(key);
    await chmod(file, 0o640);
    await expect(readKey(file)).rejects.toThrow(/only its owner can read/);
    await expect(serve()).rejects.toThrow(/only its owner can read/);
    await chmod(file, 0o600);
    await writeFile(file, 'short');
    await expect(readKey(file)).rejects.toThrow(/expected a key of 32 bytes, found 5/);
  });
});

it('A previewed build is published later under the same version', async () => {
  const { version } = await uploadPreview();
  const published = await publishRemote(path.join(folder, 'mfe-x'), site);
  expect(published).toMatchObject({ version, repaired: [] });
});
