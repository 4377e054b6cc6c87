// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeLiveSite } from '@ia/test-support/live-site';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../commands/compose.ts';
import { readLeniently } from '../registry/read-leniently.ts';
import { configProblems } from './check-settings.ts';

// `configProblems` returns one line for each invalid key of a `site.config.json`. Flags and settings of apps
// are known from the registry of the live apps, here `live`.

const app = {
  routes: [routeTo('/')],
  flags: { enableNight: false },
  settings: { perPage: { type: 'number', default: 10 } },
};
const live = readLeniently(registryOf({ 'mfe-x': app }, { version: '1', base: './shell/1/' }));

const problems = (config: object, registry: typeof live | undefined = live) =>
  configProblems(JSON.stringify(config, null, 2), 'site.config.json', registry);

describe('site.config.json', () => {
  it('has no problems when every key, flag and setting is known and has the right type', () => {
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
      'an unknown key without a similar known key',
      { legal: { telefone: '1' } },
      '  legal.telefone (line 3): is not a known key. Known: dataProtectionEmail, aiService, recipients, signatures, aiInTexts, legalBasis, discussionEnd, accessibilityPlan, backups.',
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
      'an invalid address',
      { siteUrl: 'ftp//x' },
      '  siteUrl (line 2): expected a value (must be the https address of the site, such as "https://ia.municipio.example/"), found "ftp//x"',
    ],
    [
      'a missing key',
      { links: { entity: { name: 'Município' } } },
      '  links.entity.url (line 3): is missing. Add it.',
    ],
    [
      'an empty text',
      { legal: { backups: '' } },
      '  legal.backups (line 3): expected a text that is not empty, found ""',
    ],
    [
      'a choice that does not exist',
      { ai: { mode: 'on' } },
      '  ai.mode (line 3): expected ("off" | "server" | "local"), found "on"',
    ],
    [
      'a fraction in place of an integer',
      { budget: { js: 1.5 } },
      '  budget.js (line 3): expected a valid integer, found 1.5',
    ],
    [
      'a list in place of an object',
      { fontScale: 2, links: [] },
      '  links (line 3): expected Object, found []',
    ],
    [
      'an invalid item of a list',
      { origins: ['https://a.pt', 'a.pt'] },
      '  origins[1] (line 4): expected a value (must be an https origin such as "https://cursos.municipio.example", without a path), found "a.pt"',
    ],
    [
      'an unknown key in a nested object',
      { ai: { models: { geminiTxt: 'x' } } },
      '  ai.models.geminiTxt (line 4): is not a known key. Did you mean "geminiText"?',
    ],
    [
      'a mistyped flag',
      { featureFlags: { enableNigth: true } },
      '  featureFlags.enableNigth (line 3): neither the site nor a live app declares this flag. Did you mean "enableNight"?',
    ],
    [
      'an unknown flag',
      { featureFlags: { enableXpto: true } },
      '  featureFlags.enableXpto (line 3): neither the site nor a live app declares this flag. Known: enableComponentShowcase, ',
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
  ])('with %s is reported with its line', (_, config, line) => {
    const [problem, ...otherProblems] = problems(config);
    expect(problem?.startsWith(line), problem).toBe(true);
    expect(otherProblems).toEqual([]);
  });

  it('reports all problems at once, even two in one object', () => {
    // linksss, links.a, links.b, links.gemini and hsts.
    expect(problems({ linksss: 1, links: { a: 1, b: 2, gemini: 'x' }, hsts: -1 })).toHaveLength(5);
  });

  it('reports an unknown key without its value', () => {
    expect(problems({ databaseUrl: 'postgres://ia:segredo@db/ia' }).join()).not.toContain('segredo');
  });

  it('reports each member of an invalid credential key without its value, which may be private', () => {
    const lines = problems({ credentialKeys: [{ kty: 'RSA', d: 'segredo' }] });
    expect(lines[0]).toMatch(/^ {2}credentialKeys\[0\]\.n \(line 3\): expected a public key/);
    expect(lines.join()).toContain('credentialKeys[0].d (line 5)');
    expect(lines.join()).not.toContain('segredo');
  });

  it('is checked for the site’s own keys only when there is no registry', () => {
    const text = JSON.stringify({ featureFlags: { enableLater: true }, apps: { 'mfe-later': {} } });
    expect(configProblems(text, 'site.config.json')).toEqual([]);
  });

  it('may contain any flags and settings of an app with an invalid registry entry', () => {
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

  const runCli = (...args: string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const cli = path.join(import.meta.dirname, '../cli.ts');
      execFile(process.execPath, [cli, ...args, '--site', site], (error, stdout, output) =>
        resolve({ code: error?.code ?? 0, output: stdout + output }),
      );
    });

  it('rejects a configuration with a mistyped key and changes nothing', async () => {
    const before = await readFile(path.join(site, 'index.html'), 'utf8');
    const file = path.join(site, 'site.config.json');
    await writeFile(file, JSON.stringify({ hstss: 5, featureFlags: { enableXpto: true } }));
    const { code, output } = await runCli('compose');
    expect(code).toBe(1);
    expect(output).toContain(
      `${file} is not valid:\n  hstss (line 1): is not a known key. Did you mean "hsts"?\n`,
    );
    expect(output).toContain('featureFlags.enableXpto (line 1)');
    expect(output).toContain('Nothing was published.');
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe(before);
    await writeFile(file, JSON.stringify({ hsts: 5 }));
    expect(await runCli('compose')).toMatchObject({ code: 0 });
  }, 30_000);
});
