// @vitest-environment node
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noticeProxy } from './notice-proxy.ts';
import { alone, expectReady, ownOrigins, productionProblems } from './production.ts';
import { readStartSettings } from './start-settings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'production-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('what start is told', () => {
  it('is a flag, or else a variable', () => {
    expect(readStartSettings([], {})).toMatchObject({ host: '127.0.0.1', port: 5170, trustProxy: null });
    const env = { HOST: '0.0.0.0', PORT: '80', TRUST_PROXY: '1' };
    expect(readStartSettings([], env)).toMatchObject({ host: '0.0.0.0', port: 80, trustProxy: true });
    const argv = ['--production', '--port', '81', '--host', '::1', '--no-trust-proxy'];
    expect(readStartSettings(argv, env)).toMatchObject({
      production: true,
      host: '::1',
      port: 81,
      trustProxy: false,
    });
  });

  it.each([
    [{ TRUST_PROXY: 'sim' }, /TRUST_PROXY is 1 .* or 0/],
    [{ SKIP_BUILD: 'sim' }, /SKIP_BUILD is 1 .* or 0/],
    [{ PORT: '5170x' }, /PORT .*number/],
    [{ AI: 'gemini' }, /AI is fake .* or local/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is one of debug, info, .* not "loud"/],
    [{ METRICS_PORT: '127.0.0.1:9170' }, /METRICS_PORT is a number/],
  ])('is refused where it is no setting: %j', (env, message) => {
    expect(() => readStartSettings([], env)).toThrow(message);
  });

  it.each([
    [
      ['--prodution'],
      /^pnpm start: Unknown option '--prodution'\. It takes --production, --host <…>, --port <…>, /,
    ],
    [['--port'], /^pnpm start: Option '--port <value>' argument missing\./],
    [['sim'], /^pnpm start: Unexpected argument 'sim'\./],
  ])('is refused where it is no flag: %j', (argv, message) => {
    expect(() => readStartSettings(argv, {})).toThrow(message);
  });
});

describe('a start for the public', () => {
  /** A site as it is composed, with this configuration. */
  async function siteWith(config: object, page = 'https://ia.lisboa.pt') {
    const site = await mkdtemp(path.join(folder, 'site-'));
    const shell = path.join(site, 'shell/1');
    await mkdir(shell, { recursive: true });
    await writeFile(path.join(shell, '404.html'), page);
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
    const registry = { schema: 1, shell: { version: '1', base: './shell/1/' }, apps: {} };
    await writeFile(path.join(site, 'registry.json'), JSON.stringify(registry));
    return site;
  }
  const settingsOf = (site: string, env: Record<string, string> = {}) =>
    readStartSettings(['--production'], {
      SITE_DIR: site,
      SKIP_BUILD: '1',
      DATA_DIR: '/srv/ia/data',
      TRUST_PROXY: '1',
      ...env,
    });
  const READY = { production: true, siteUrl: 'https://ia.lisboa.pt/' };

  it('goes through when everything is said', async () => {
    const settings = settingsOf(await siteWith(READY), {
      DATABASE_URL: 'postgres://ia:x7Kq-9rTz@db.lisboa.pt:5432/ia',
    });
    expect(await productionProblems(settings)).toEqual([]);
    await expect(expectReady(settings)).resolves.toBeUndefined();
  });

  it('names the publishable key of this server where the configuration has another, or says how to make one', async () => {
    const keys = path.join(folder, 'own.keys.json');
    const backend = { url: '/backend', publishableKey: 'sb_publishable_other' };
    const settings = settingsOf(await siteWith({ ...READY, backend }), { KEYS_FILE: keys });
    expect(await productionProblems(settings)).toEqual([
      expect.stringMatching(/has no keys to go with: .*server-keys\.ts .*own\.keys\.json$/),
    ]);
    await writeFile(keys, JSON.stringify({ publishableKey: 'sb_publishable_own' }), { mode: 0o600 });
    expect(await productionProblems(settings)).toEqual([
      expect.stringMatching(/is not the key of this server, .*: write sb_publishable_own,/),
    ]);
    backend.publishableKey = 'sb_publishable_own';
    const right = settingsOf(await siteWith({ ...READY, backend }), { KEYS_FILE: keys });
    expect(await productionProblems(right)).toEqual([]);
  });

  it('names the site itself as the one whose pages may vote, where nobody has named any', async () => {
    const own = await ownOrigins(settingsOf(await siteWith({ siteUrl: "https://ia.lisboa.pt/x'y/" })));
    expect(alone(own)).toBe(
      "update private.settings set value = 'https://ia.lisboa.pt' where key = 'allowed_origins' and value = ''",
    );
    expect(await ownOrigins(settingsOf(await siteWith({})))).toEqual([]);
  });

  it('names all that is missing at once, one line each, with what to do', async () => {
    const keys = path.join(folder, 'data.keys.json');
    await writeFile(keys, '{}');
    await chmod(keys, 0o644);
    const site = await siteWith(
      { links: { promptHelper: 'https://ajudante.example/' }, ai: { keys: { GEMINI: 'segredo' } } },
      'escreva a nome@municipio.example',
    );
    const problems = await productionProblems(
      settingsOf(site, {
        AI: 'fake',
        TRUST_PROXY: '',
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: 'postgres://postgres:postgres@db:5432/ia',
      }),
    );
    const wanted = [
      /^AI=fake is for trying out/,
      /^TRUST_PROXY is not said: 1 behind .* 0 where/,
      /^DATABASE_URL has a password that everyone knows/,
      /chmod 600/,
      /"production": true is missing/,
      /"siteUrl" is missing/,
      /ai\.keys\.GEMINI would become public/,
      /links\.promptHelper: is https:\/\/ajudante\.example/,
      /404\.html: holds nome@municipio\.example/,
    ];
    expect(problems).toHaveLength(wanted.length);
    problems.forEach((line, at) => {
      expect(line).toMatch(wanted[at] as RegExp);
      expect(line).not.toMatch(/\n|segredo/);
    });
    await expect(expectReady(settingsOf(site))).rejects.toThrow(/Nothing was started/);
  });

  it('names a key, a flag and a type that nothing knows, each once', async () => {
    const site = await siteWith({
      ...READY,
      siteUrl: 'ftp//x',
      hstss: 5,
      fontScale: 'grande',
      featureFlags: { enableXpto: true },
      apps: { 'mfe-x': {} },
    });
    expect(await productionProblems(settingsOf(site))).toEqual([
      expect.stringMatching(/^site\.config\.json: siteUrl .*must be the https address.*found "ftp\/\/x"/),
      expect.stringMatching(/^site\.config\.json: fontScale .*expected number, found "grande"/),
      expect.stringMatching(/^site\.config\.json: hstss \(line 1\): .*"hsts"/),
      expect.stringMatching(/^site\.config\.json: featureFlags\.enableXpto .*Known: enable/),
      expect.stringMatching(/^site\.config\.json: apps\.mfe-x .*no app of this name is live/),
    ]);
  });

  it.each(['mysql://ia:x7Kq@db.lisboa.pt/ia', 'db.lisboa.pt/ia'])(
    'does not take %s for an address of PostgreSQL',
    async (DATABASE_URL) => {
      const settings = settingsOf(await siteWith(READY), { DATABASE_URL });
      expect(await productionProblems(settings)).toEqual([
        expect.stringMatching(/^DATABASE_URL is no address of PostgreSQL: postgres:/),
      ]);
    },
  );

  it('does not keep its data where the machine throws them away', async () => {
    const settings = settingsOf(await siteWith(READY), { DATA_DIR: path.join(tmpdir(), 'ia') });
    expect(await productionProblems(settings)).toEqual([expect.stringContaining('DATA_DIR')]);
  });

  it('takes a database of its own machine that lets nobody else in', async () => {
    const settings = settingsOf(await siteWith(READY), { DATABASE_URL: 'postgres://ia@localhost/ia' });
    expect(await productionProblems(settings)).toEqual([]);
  });
});

it('says once that there seems to be a proxy, when nobody has said so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answer = noticeProxy(async () => new Response('ok'));
  const ask = (headers: Record<string, string>) =>
    answer(new Request('http://localhost/', { headers }), { peerAddress: '127.0.0.1' });
  expect(await (await ask({})).text()).toBe('ok');
  expect(warn).not.toHaveBeenCalled();
  await ask({ 'x-forwarded-for': '192.0.2.1' });
  await ask({ 'x-forwarded-for': '192.0.2.2' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUST_PROXY=1'));
});
