// @vitest-environment node
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { expectPreviewsOrigin } from '../previews/check-origin.ts';
import { tokenPartOf } from '../previews/link.ts';
import { filesBelow } from '../publish/folder.ts';
import { get, lying, previewsFolder, serve, server, show, statusOf } from './preview.test-scene.ts';
import { previewAway, tendPreviews } from './preview-away.ts';
import { app, folder, quarantined, site, token, tokens } from './service.test-scene.ts';
import { createToken } from './tokens.ts';

const DAY = 86_400_000;

describe('previews', () => {
  it('are as many of an app as there may be at once; one that is ended makes room', async () => {
    await serve({ limits: { perApp: 1, bytes: 1_000_000 } });
    await show();
    await expect(show({ text: 'three' })).rejects.toThrow(
      /^mfe-x: expected fewer than 1 previews at once, found 1: .*federation preview end mfe-x <version>/,
    );
    vi.stubEnv('FEDERATION_TOKEN', token);
    await tendPreviews(['end', 'mfe-x'], { to: server.url });
    await show({ text: 'three' });
    expect(await lying()).toHaveLength(1);
  });

  it('weigh no more than they may, together', async () => {
    await serve({ limits: { perApp: 9, bytes: 10_000 } });
    await expect(show()).rejects.toThrow(/^There is no room for another preview: \d+ bytes, at most 10000/);
    expect(await lying()).toEqual([]);
    expect(await quarantined()).toEqual([]);
  });

  it('are removed when they are over: at the start, and while the service runs; half of one is never served', async () => {
    await show({}, { days: 1 });
    await show({ text: 'three' }, { days: 2 });
    const left = path.join(previewsFolder(), 'mfe-x.9.9.9.zzzzzz');
    await mkdir(path.join(left, 'site'), { recursive: true });
    await server.close();
    vi.setSystemTime(Date.now() + DAY);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    await serve();
    expect(await lying()).toHaveLength(1);
    vi.setSystemTime(Date.now() + DAY);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await lying()).toEqual([]));
  });

  it('are listed, with their links, and ended, by those who have a token for the app', async () => {
    vi.stubEnv('FEDERATION_TOKEN', token);
    const values = { to: server.url, 'new-owner': false, 'remove-route': [], days: '2' };
    const said = await previewAway(await app({ text: 'two' }), values);
    const [, link = ''] = /^(http:\S+)$/m.exec(said) ?? [];
    expect(said).toMatch(/^mfe-x 1\.0\.0-\w{8}: a preview, and nothing is live of it\n/);
    expect(await statusOf(link)).toBe(200);
    expect(await tendPreviews(['list', 'mfe-x'], values)).toContain(link);
    expect(await tendPreviews(['list', 'mfe-new'], values)).toBe('mfe-new: no preview.');
    vi.stubEnv('FEDERATION_TOKEN', await createToken(tokens, 'equipa-y', ['mfe-y']));
    await expect(tendPreviews(['list', 'mfe-x'], values)).rejects.toThrow(/The token equipa-y may/);
    await expect(tendPreviews(['end', 'mfe-x'], values)).rejects.toThrow(/The token equipa-y may/);
    vi.stubEnv('FEDERATION_TOKEN', token);
    expect(await tendPreviews(['end', 'mfe-x'], values)).toMatch(/its preview has ended$/);
    expect(await statusOf(link)).toBe(410);
    await expect(tendPreviews(['end', 'mfe-x'], values)).rejects.toThrow(
      /expected a preview to end, found none/,
    );
    await expect(tendPreviews(['lst', 'mfe-x'], values)).resolves.toBeNull();
    await expect(previewAway(folder, { ...values, days: '30' })).rejects.toThrow(/--days: .* 1 to 14/);
    await expect(previewAway(folder, { ...values, to: undefined })).rejects.toThrow(/--to: expected/);
  });

  it('are not taken by a service that serves none', async () => {
    await serve(null);
    await expect(show()).rejects.toThrow(/This site serves no previews.*--previews-port/s);
  });

  it('stand at another origin than the site, each at one of its own where there are names for it', async () => {
    for (const wrong of ['http://previas.example', 'https://a.example/x', 'previas', 'https://a*.example'])
      expect(() => expectPreviewsOrigin(wrong, null), wrong).toThrow(/--previews-origin: expected an origin/);
    expect(() => expectPreviewsOrigin('https://ia.example', 'https://ia.example/ia/')).toThrow(
      /expected another origin than the site's own/,
    );
    await serve({ origin: 'https://*.previas.example' });
    const [a, b] = [await show(), await show({ text: 'three' })];
    expect(new URL(a.link).host).toMatch(/^[0-9a-f]{16}\.previas\.example$/);
    expect(new URL(a.link).host).not.toBe(new URL(b.link).host);
    const at = async (link: string, host: string) => {
      const { port } = new URL(server.previewsUrl ?? '');
      return new Promise((resolve) =>
        request({ port, path: new URL(link).pathname, headers: { host } }, ({ statusCode }) =>
          resolve(statusCode),
        ).end(),
      );
    };
    expect(await at(a.link, new URL(a.link).host)).toBe(200);
    expect(await at(a.link, new URL(b.link).host)).toBe(404);
  });
});

it('the live site takes no override: nothing that is asked with changes what it answers with', async () => {
  const { link, version } = await show();
  const linkToken = tokenPartOf(link);
  const live = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await get(`${server.url}${address}`, { accept: 'text/html', ...headers });
    return { status: answer.status, text: await answer.text() };
  };
  const usual = await live('/');
  expect(usual.text).not.toContain(version);
  const value = `mfe-x@${version} ${link}`;
  const asked = [
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
  for (const name of asked) {
    for (const given of [value, linkToken, version]) {
      const text = encodeURIComponent(given);
      expect(await live(`/?${name}=${text}`)).toEqual(usual);
      expect(await live('/', { cookie: `${name}=${text}`, [`x-${name}`]: text })).toEqual(usual);
      expect(await live('/registry.json', { cookie: `${name}=${text}` })).toEqual(
        await live('/registry.json'),
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
    expect(await live('/', { [header]: header.endsWith('url') ? `/${linkToken}/` : link })).toEqual(usual);
  for (const place of [
    `/${linkToken}/`,
    `/${linkToken}`,
    `/mfe-x/${version}/remoteEntry.js`,
    `/previews/${linkToken}/`,
  ])
    expect((await live(place)).status, place).toBe(404);
  expect((await filesBelow(site)).filter((file) => file.includes(version))).toEqual([]);
});
