// @vitest-environment node
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allowedOriginsSql, assertReady, productionProblems, readOwnOrigins } from './production.ts';
import { readStartSettings } from './start-settings.ts';
import { warnAboutProxy } from './warn-about-proxy.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'production-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('readStartSettings', () => {
  it('prefers flags to environment variables', () => {
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
    [{ TRUST_PROXY: 'sim' }, /TRUST_PROXY must be 1 .* or 0/],
    [{ SKIP_BUILD: 'sim' }, /SKIP_BUILD must be 1 .* or 0/],
    [{ PORT: '5170x' }, /PORT .*number/],
    [{ AI: 'gemini' }, /AI must be fake .* or local/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of debug, info, .* found "loud"/],
    [{ METRICS_PORT: '127.0.0.1:9170' }, /METRICS_PORT must be a number/],
  ])('rejects the invalid variable %j', (env, message) => {
    expect(() => readStartSettings([], env)).toThrow(message);
  });

  it.each([
    [
      ['--prodution'],
      /^pnpm start: Unknown option '--prodution'\. Known flags: --production, --host <…>, --port <…>, /,
    ],
    [['--port'], /^pnpm start: Option '--port <value>' argument missing\./],
    [['sim'], /^pnpm start: Unexpected argument 'sim'\./],
  ])('rejects the invalid flags %j', (argv, message) => {
    expect(() => readStartSettings(argv, {})).toThrow(message);
  });
});

describe('A production start', () => {
  /** Writes a composed site. @param page text of its 404 page */
  async function writeSite(config: object, page = 'https://ia.lisboa.pt') {
    const site = await mkdtemp(path.join(folder, 'site-'));
    const shell = path.join(site, 'shell/1');
    await mkdir(shell, { recursive: true });
    await writeFile(path.join(shell, '404.html'), page);
    await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
    const registry = { schema: 1, shell: { version: '1', base: './shell/1/' }, apps: {} };
    await writeFile(path.join(site, 'registry.json'), JSON.stringify(registry));
    return site;
  }
  /** Settings of a production start that has no problem by itself. */
  const productionSettings = (site: string, env: Record<string, string> = {}) =>
    readStartSettings(['--production'], {
      SITE_DIR: site,
      SKIP_BUILD: '1',
      DATA_DIR: '/srv/ia/data',
      TRUST_PROXY: '1',
      ...env,
    });
  const READY_CONFIG = { production: true, siteUrl: 'https://ia.lisboa.pt/' };

  it('succeeds when all settings are set', async () => {
    const settings = productionSettings(await writeSite(READY_CONFIG), {
      DATABASE_URL: 'postgres://ia:x7Kq-9rTz@db.lisboa.pt:5432/ia',
    });
    expect(await productionProblems(settings)).toEqual([]);
    await expect(assertReady(settings)).resolves.toBeUndefined();
  });

  it('reports another publishable key in the configuration, and how to create missing keys', async () => {
    const keys = path.join(folder, 'own.keys.json');
    const backend = { url: '/backend', publishableKey: 'sb_publishable_other' };
    const settings = productionSettings(await writeSite({ ...READY_CONFIG, backend }), { KEYS_FILE: keys });
    expect(await productionProblems(settings)).toEqual([
      expect.stringMatching(/the server has no keys: .*server-keys\.ts .*own\.keys\.json$/),
    ]);
    await writeFile(keys, JSON.stringify({ publishableKey: 'sb_publishable_own' }), { mode: 0o600 });
    expect(await productionProblems(settings)).toEqual([
      expect.stringMatching(/is not the key of this server, .*: write sb_publishable_own,/),
    ]);
    backend.publishableKey = 'sb_publishable_own';
    const correctedSettings = productionSettings(await writeSite({ ...READY_CONFIG, backend }), {
      KEYS_FILE: keys,
    });
    expect(await productionProblems(correctedSettings)).toEqual([]);
  });

  it('reports a credential key that this user cannot read, or that is damaged', async () => {
    const keys = path.join(folder, 'cred.keys.json');
    const file = path.join(folder, 'cred.keys.credential.json');
    const settings = productionSettings(await writeSite(READY_CONFIG), { KEYS_FILE: keys });
    await writeFile(file, '{}', { mode: 0o600 });
    expect(await productionProblems(settings)).toEqual([]);
    await writeFile(file, '{');
    expect(await productionProblems(settings)).toEqual([
      `${file} holds the key of digital credentials and is not JSON: restore it from the backup`,
    ]);
    await rm(file);
    // A folder in place of the file, because root can read every file.
    await mkdir(file, { mode: 0o700 });
    expect(await productionProblems(settings)).toEqual([
      `${file} holds the key of digital credentials and this user cannot read it (EISDIR): chown --reference=${keys} ${file}`,
    ]);
    await chmod(file, 0o755);
    expect(await productionProblems(settings)).toHaveLength(2);
  });

  it('sets the site’s own origin as allowed origin unless an operator has set any', async () => {
    const origins = await readOwnOrigins(
      productionSettings(await writeSite({ siteUrl: "https://ia.lisboa.pt/x'y/" })),
    );
    expect(allowedOriginsSql(origins)).toBe(
      "update private.settings set value = 'https://ia.lisboa.pt' where key = 'allowed_origins' and value = ''",
    );
    expect(await readOwnOrigins(productionSettings(await writeSite({})))).toEqual([]);
  });

  it('reports all problems at once, one line each, with a remedy', async () => {
    const keys = path.join(folder, 'data.keys.json');
    await writeFile(keys, '{}');
    await chmod(keys, 0o644);
    const site = await writeSite(
      { links: { promptHelper: 'https://ajudante.example/' }, ai: { keys: { GEMINI: 'segredo' } } },
      'escreva a nome@municipio.example',
    );
    const problems = await productionProblems(
      productionSettings(site, {
        AI: 'fake',
        TRUST_PROXY: '',
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: 'postgres://postgres:postgres@db:5432/ia',
      }),
    );
    const expected = [
      /^AI=fake is for development/,
      /^TRUST_PROXY is not set: use 1 behind .* 0 without/,
      /^DATABASE_URL has a well-known default password/,
      /chmod 600/,
      /"production": true is missing/,
      /"siteUrl" is missing/,
      /ai\.keys\.GEMINI would become public/,
      /links\.promptHelper: is https:\/\/ajudante\.example/,
      /404\.html: holds nome@municipio\.example/,
    ];
    expect(problems).toHaveLength(expected.length);
    problems.forEach((line, index) => {
      expect(line).toMatch(expected[index] as RegExp);
      expect(line).not.toMatch(/\n|segredo/);
    });
    await expect(assertReady(productionSettings(site))).rejects.toThrow(/Nothing was started/);
  });

  it('reports an unknown key, an unknown flag and a wrong type once each', async () => {
    const site = await writeSite({
      ...READY_CONFIG,
      siteUrl: 'ftp//x',
      hstss: 5,
      fontScale: 'grande',
      featureFlags: { enableXpto: true },
      apps: { 'mfe-x': {} },
    });
    expect(await productionProblems(productionSettings(site))).toEqual([
      expect.stringMatching(/^site\.config\.json: siteUrl .*must be the https address.*found "ftp\/\/x"/),
      expect.stringMatching(/^site\.config\.json: fontScale .*expected number, found "grande"/),
      expect.stringMatching(/^site\.config\.json: hstss \(line 1\): .*"hsts"/),
      expect.stringMatching(/^site\.config\.json: featureFlags\.enableXpto .*Known: enable/),
      expect.stringMatching(/^site\.config\.json: apps\.mfe-x .*no app of this name is live/),
    ]);
  });

  it.each(['mysql://ia:x7Kq@db.lisboa.pt/ia', 'db.lisboa.pt/ia'])(
    'rejects %s as the address of PostgreSQL',
    async (DATABASE_URL) => {
      const settings = productionSettings(await writeSite(READY_CONFIG), { DATABASE_URL });
      expect(await productionProblems(settings)).toEqual([
        expect.stringMatching(/^DATABASE_URL is not an address of PostgreSQL, such as postgres:/),
      ]);
    },
  );

  it('rejects a data folder that the system empties', async () => {
    const settings = productionSettings(await writeSite(READY_CONFIG), {
      DATA_DIR: path.join(tmpdir(), 'ia'),
    });
    expect(await productionProblems(settings)).toEqual([expect.stringContaining('DATA_DIR')]);
  });

  it('accepts a local database without a password', async () => {
    const settings = productionSettings(await writeSite(READY_CONFIG), {
      DATABASE_URL: 'postgres://ia@localhost/ia',
    });
    expect(await productionProblems(settings)).toEqual([]);
  });
});

it('warnAboutProxy warns once about a proxy when TRUST_PROXY is not set', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const handler = warnAboutProxy(async () => new Response('ok'));
  const send = (headers: Record<string, string>) =>
    handler(new Request('http://localhost/', { headers }), { peerAddress: '127.0.0.1' });
  expect(await (await send({})).text()).toBe('ok');
  expect(warn).not.toHaveBeenCalled();
  await send({ 'x-forwarded-for': '192.0.2.1' });
  await send({ 'x-forwarded-for': '192.0.2.2' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUST_PROXY=1'));
});
