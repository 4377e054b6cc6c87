// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeLiveSite } from '@ia/test-support/live-site';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLeniently } from '../registry/read-leniently.ts';
import { configProblems } from './check-settings.ts';
import { compose } from './compose.ts';

const app = {
  routes: [routeTo('/')],
  flags: { enableNight: false },
  settings: { perPage: { type: 'number', default: 10 } },
};
const live = readLeniently(registryOf({ 'mfe-x': app }, { version: '1', base: './shell/1/' }));

const problems = (config: object, read: typeof live | undefined = live) =>
  configProblems(JSON.stringify(config, null, 2), 'site.config.json', read);

describe('site.config.json', () => {
  it('has no problem while every key, flag and setting is known and of its type', () => {
    const config = {
      fontScale: 3,
      origins: ['https://cursos.pt'],
      budget: { js: 5 },
      featureFlags: { enableModeration: true, enableNight: true },
      links: { social: [{ label: 'Rede', url: 'https://rede.pt/' }] },
      apps: { 'mfe-x': { perPage: 20 } },
    };
    expect(problems(config)).toEqual([]);
    expect(problems({})).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'an unknown key',
      { fontScale: 2, hstss: 5 },
      '  hstss (line 3): is not a known key. Did you mean "hsts"?',
    ],
    [
      'an unknown key that resembles none',
      { legal: { telefone: '1' } },
      '  legal.telefone (line 3): is not a known key. Known: dataProtectionEmail, aiService, backups.',
    ],
    [
      'an unknown key in a list',
      {
        links: {
          social: [
            { label: 'a', url: 'https://a.pt/' },
            { label: 'b', url: 'https://b.pt/', urll: 1 },
          ],
        },
      },
      '  links.social[1].urll (line 11): is not a known key. Did you mean "url"?',
    ],
    ['a wrong type', { fontScale: 'grande' }, '  fontScale (line 2): expected number, found "grande"'],
    [
      'an address that is none',
      { siteUrl: 'ftp//x' },
      '  siteUrl (line 2): expected a value (must be the https address of the site, such as "https://ia.municipio.example/"), found "ftp//x"',
    ],
    [
      'a mistyped flag',
      { featureFlags: { enableNigth: true } },
      '  featureFlags.enableNigth (line 3): neither the site nor an app that is live declares this flag. Did you mean "enableNight"?',
    ],
    [
      'an unknown flag',
      { featureFlags: { enableXpto: true } },
      '  featureFlags.enableXpto (line 3): neither the site nor an app that is live declares this flag. Known: enableComponentShowcase, ',
    ],
    [
      'an unknown setting of an app',
      { apps: { 'mfe-x': { perPag: 1 } } },
      '  apps.mfe-x.perPag (line 4): is not a known key. Did you mean "perPage"?',
    ],
    [
      'a wrong setting of an app',
      { apps: { 'mfe-x': { perPage: '20' } } },
      '  apps.mfe-x.perPage (line 4): expected number, found "20"',
    ],
    [
      'an app that is not live',
      { apps: { 'mfe-y': { perPage: 1 } } },
      '  apps.mfe-y (line 3): no app of this name is live. Did you mean "mfe-x"?',
    ],
  ])('names %s with its line', (_, config, line) => {
    const [found, ...more] = problems(config);
    expect(found?.startsWith(line), found).toBe(true);
    expect(more).toEqual([]);
  });

  it('names every problem at once, two in one object included', () => {
    expect(problems({ linksss: 1, links: { a: 1, b: 2, gemini: 'x' }, hsts: -1 })).toHaveLength(5);
  });

  it('does not show the value of a key that nothing knows', () => {
    expect(problems({ databaseUrl: 'postgres://ia:segredo@db/ia' }).join()).not.toContain('segredo');
  });

  it('is judged by the site’s own keys alone while nothing says which apps are live', () => {
    const text = JSON.stringify({ featureFlags: { enableLater: true }, apps: { 'mfe-later': {} } });
    expect(configProblems(text, 'site.config.json')).toEqual([]);
  });

  it('keeps the flags and settings of an app whose registry entry cannot be read', () => {
    const broken = readLeniently({ ...registryOf({ 'mfe-x': app }), apps: { 'mfe-x': { version: 1 } } });
    const config = { featureFlags: { enableNight: true }, apps: { 'mfe-x': { perPage: 1 } } };
    expect(problems(config, broken)).toEqual([]);
  });
});

describe('federation compose', () => {
  let site: string;
  beforeAll(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'settings-'));
    await mkdir(path.join(site, 'shell/1'), { recursive: true });
    await writeFile(path.join(site, 'shell/1/index.html'), '<!-- federation -->');
    const registry = registryOf({ 'mfe-x': app }, { version: '1', base: './shell/1/' });
    await writeLiveSite(site, registry);
    await compose(site);
  });
  afterAll(() => rm(site, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      const cli = path.join(import.meta.dirname, '../cli.ts');
      execFile(process.execPath, [cli, ...args, '--site', site], (error, out, said) =>
        resolve({ code: error?.code ?? 0, said: out + said }),
      );
    });

  it('refuses a configuration with a mistyped key and changes nothing', async () => {
    const before = await readFile(path.join(site, 'index.html'), 'utf8');
    const file = path.join(site, 'site.config.json');
    await writeFile(file, JSON.stringify({ hstss: 5, featureFlags: { enableXpto: true } }));
    const { code, said } = await run('compose');
    expect(code).toBe(1);
    expect(said).toContain(
      `${file} is not valid:\n  hstss (line 1): is not a known key. Did you mean "hsts"?\n`,
    );
    expect(said).toContain('featureFlags.enableXpto (line 1)');
    expect(said).toContain('Nothing was published.');
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe(before);
    await writeFile(file, JSON.stringify({ hsts: 5 }));
    expect(await run('compose')).toMatchObject({ code: 0 });
  }, 30_000);

  it('prints all commands with --help', async () => {
    const { code, said } = await run('--help');
    expect(code).toBe(0);
    expect(said).toMatch(/^federation new <app>[\s\S]*federation publish <app folder>/);
  }, 30_000);

  it('names an option that it does not take, without the list of all commands', async () => {
    const { code, said } = await run('compose', '--colour');
    expect(code).toBe(2);
    expect(said).toBe(
      "federation: Unknown option '--colour'. Without a command it lists them all, with their options.\n",
    );
  }, 30_000);
});
