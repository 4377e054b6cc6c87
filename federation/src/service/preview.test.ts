// @vitest-environment node
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildShell } from '@ia/test-support/builds';
import { describe, expect, it, vi } from 'vitest';
import { readKey, readToken, tokenOf, tokenPartOf } from '../previews/link.ts';
import { publishRemote, readLive, readRegistry } from '../publish/index.ts';
import { askService } from './ask-service.ts';
import { uploadOf } from './client.ts';
import { get, lying, serve, server, show, statusOf } from './preview.test-scene.ts';
import type { PreviewAnswer } from './preview-command.ts';
import { all, folder, log, publish, quarantined, sha256, site, token } from './service.test-scene.ts';

describe('a preview', () => {
  it('shows the candidate among what is live, composed, hashed and held as the live site is, and changes nothing of it', async () => {
    await publish({ name: 'mfe-new', routes: ['/new'], text: 'rest' });
    const before = await all();
    const { link, version, name } = await show({}, { days: 2 });
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
    // A candidate that does not open must not be replaced by what is live.
    expect(registry.apps['mfe-x']).not.toHaveProperty('lastGood');
    const file = (entry = '') => get(new URL(entry, link).href, {});
    expect(await (await file(registry.apps['mfe-x']?.entry)).text()).toBe('// two');
    expect(await (await file(registry.apps['mfe-new']?.entry)).text()).toBe('// rest');
    const { integrity } = JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(integrity).toHaveProperty([registry.apps['mfe-x']?.entry ?? '']);
    expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="script-src \'self\'');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await readLive(site, 'mfe-x')).toMatchObject({ version: expect.not.stringMatching(version) });
    expect(await all()).toEqual(before);
    expect(await quarantined()).toEqual([]);
    expect(log.at(-1)).toBe(`equipa-x: preview mfe-x ${version}`);
  });

  it('says on every page what it is, whose and until when, and search engines are told to pass', async () => {
    vi.setSystemTime('2026-11-22T14:30:00Z');
    const { link, version } = await show({ owner: 'equipa <x>' }, { newOwner: true, days: 3 });
    for (const place of ['', 'privacidade/', 'nada/mais']) {
      const page = await get(link + place);
      const html = await page.text();
      const [banner = ''] =
        /<aside class="preview-banner" aria-label="Pré-visualização">.*<\/aside>/s.exec(html) ?? [];
      expect(banner, place).toContain(`<b>mfe-x ${version}</b>, de <b>equipa &lt;x&gt;</b>`);
      expect(banner).toContain(
        '<time datetime="2026-11-25T14:30:00.000Z">25 de novembro de 2026, às 14:30</time>',
      );
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
      const [, style = ''] = /<link rel="stylesheet" href="([^"]+preview-banner\.css)">/.exec(html) ?? [];
      expect(await (await get(new URL(style, link).href)).text()).toContain('@media print');
    }
    expect(await (await get(`${link}nada`)).text()).toContain(`<a href="/${tokenPartOf(link)}/">`);
    expect(await (await get(`${server.previewsUrl}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
    const bare = await get(link.slice(0, -1));
    expect(new URL(bare.headers.get('location') ?? '', link.slice(0, -1)).href).toBe(link);
    expect(await statusOf(`${link}privacidade`)).toBe(308);
  });

  it('has no backend and asks no model, unless whoever runs the service names one for previews', async () => {
    const backend = { url: 'https://ao-vivo.example', publishableKey: 'sb_publishable_x' };
    const config = { siteUrl: 'https://ia.example/', backend, ai: { mode: 'server' }, fontScale: 3 };
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
    const configOf = async (link: string) =>
      JSON.parse(/id="site-config">(.*?)<\/script>/s.exec(await (await get(link)).text())?.[1] ?? '');
    const { link } = await show();
    expect(await configOf(link)).toEqual({
      backend: null,
      ai: { mode: 'off' },
      offline: false,
      fontScale: 3,
    });
    expect((await get(link)).headers.get('content-security-policy')).not.toContain('ao-vivo');
    const own = { backend: { url: 'https://ensaio.example', publishableKey: 'sb_publishable_y' } };
    const configFile = path.join(folder, 'previews.json');
    await writeFile(configFile, JSON.stringify(own));
    await serve({ configFile });
    const second = await show({ text: 'three' });
    expect(await configOf(second.link)).toMatchObject(own);
    expect((await get(second.link)).headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://ensaio.example;",
    );
  });

  it('of a shell shows that shell, around all live apps', async () => {
    await buildShell(path.join(folder, 'shell'), { text: 'two', version: '2.0.0' });
    const { name, body } = await uploadOf(path.join(folder, 'shell'), {});
    const asked = { command: 'preview', app: name, body, lost: '' };
    const { link, version } = await askService<PreviewAnswer>(server.url, token, asked);
    expect(version).toMatch(/^2\.0\.0-/);
    expect(await (await get(link)).text()).toMatch(/two$/);
    expect((await readRegistry(site)).shell.version).toMatch(/^1\.0\.0-/);
  });

  it('is refused in the words in which publishing would refuse it, and leaves nothing', async () => {
    const before = await all();
    const key = `AIza${'a1B2c3D4e5'.repeat(4).slice(0, 35)}`;
    await expect(show({ text: key })).rejects.toThrow(/does not pass the gate:\n✗ keys: /);
    await expect(show({ owner: 'outra' })).rejects.toThrow(/expected an app name of its own/);
    await expect(show({ routes: ['/a'] })).rejects.toThrow(/main page/);
    const clash = await show({ name: 'mfe-new' }).catch((error: Error) => error.message);
    expect(clash).toMatch(/mfe-x/);
    expect(clash).not.toContain(folder);
    await expect(show({ name: 'mfe-y', routes: ['/y'] })).rejects.toThrow(/^The token equipa-x may/);
    await expect(show({}, {}, 'fed_wrong')).rejects.toThrow(/^The token is missing/);
    await expect(show({}, { days: 15 })).rejects.toThrow(/options\.days: /);
    expect(await lying()).toEqual([]);
    expect(await quarantined()).toEqual([]);
    expect(await all()).toEqual(before);
  });
});

describe('a link', () => {
  it('opens until it expires, to the second, at whatever address below it; then a page says what to do', async () => {
    vi.setSystemTime('2026-11-22T12:00:00Z');
    await writeFile(path.join(site, 'site.config.json'), '{"siteUrl": "https://ia.example/"}');
    const { link, until } = await show({}, { days: 1 });
    expect(until).toBe('2026-11-23T12:00:00.000Z');
    vi.setSystemTime('2026-11-23T11:59:59Z');
    expect(await statusOf(link)).toBe(200);
    // Nothing of it may be kept by a browser for longer.
    expect((await get(link)).headers.get('cache-control')).toBe('private, no-cache');
    vi.setSystemTime('2026-11-23T12:00:00Z');
    for (const place of ['', 'registry.json', 'nada']) expect(await statusOf(link + place)).toBe(410);
    const page = await get(link);
    const html = await page.text();
    expect(html).toMatch(/<html lang="pt-PT">.*<h1>Esta pré-visualização terminou<\/h1>/s);
    expect(html).toContain('<a href="https://ia.example/">Abrir o sítio público</a>');
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${sha256(style)}'`,
    );
    expect((await get(link, { accept: '*/*' })).headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('that was altered in any part, or made with another key, opens nothing', async () => {
    const { link, version } = await show({}, { days: 1 });
    const good = tokenPartOf(link);
    const at = (tampered: string) => statusOf(`${server.previewsUrl}/${tampered}/`);
    expect(await at(good)).toBe(200);
    const key = await readKey(path.join(folder, '.federation/previews.key'));
    const claim = readToken(key, good);
    if (!claim) throw new Error('the link is not the service’s own');
    expect(claim).toMatchObject({ app: 'mfe-x', version });
    const [, signature = ''] = /\.([^.]+)$/.exec(good) ?? [];
    const later = { ...claim, expires: claim.expires + 1000 };
    const wrong = [
      good.slice(0, -1),
      `${good}A`,
      good.replace('mfe-x', 'mfe-y'),
      good.replace(version, version.replace('1.0.0', '1.0.1')),
      tokenOf(key, later).replace(/[^.]+$/, signature),
      tokenOf(Buffer.alloc(32, 1), claim),
      good.replace(/\.([^.]+)\.([^.]+)$/, '.0$1.$2'),
      // The same bytes, spelled with the bits that mean nothing.
      ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
        .map((letter) => good.slice(0, -1) + letter)
        .filter((one) => one !== good),
      '..',
      '%2e%2e',
      'x',
    ];
    for (const tampered of wrong) expect(await at(tampered), tampered).toBe(404);
    expect(await statusOf(`${server.previewsUrl}/`)).toBe(404);
    expect(await statusOf(`${link}%2e%2e%2fpreview.json`)).not.toBe(200);
    expect((await fetch(link, { method: 'POST' })).status).toBe(405);
  });

  it('is signed with a key that is made once, for its owner alone; one that others can read is not used', async () => {
    const file = path.join(folder, '.federation/previews.key');
    const key = await readFile(file);
    expect([(await stat(file)).mode & 0o777, key.byteLength]).toEqual([0o600, 32]);
    expect(await readKey(file)).toEqual(key);
    await chmod(file, 0o640);
    await expect(readKey(file)).rejects.toThrow(/owner alone can read/);
    await expect(serve()).rejects.toThrow(/owner alone can read/);
    await chmod(file, 0o600);
    await writeFile(file, 'short');
    await expect(readKey(file)).rejects.toThrow(/expected a key of 32 bytes, found 5/);
  });
});

it('a version that was shown is published as any other, and is the same version', async () => {
  const { version } = await show();
  const published = await publishRemote(path.join(folder, 'mfe-x'), site);
  expect(published).toMatchObject({ version, repaired: [] });
});
