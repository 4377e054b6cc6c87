// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '@ia/test-support/builds';
import { writeLiveSite } from '@ia/test-support/live-site';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../commands/compose.ts';
import { publishRemote } from '../commands/publish.ts';
import { openFolder } from '../files/folder.ts';
import { parseRegistry } from '../registry/schema.ts';
import { checkConfig } from './check-config.ts';

// `site.config.json` becomes part of the public page. `checkConfig` refuses secret keys in it, and
// placeholder addresses (`.example`) on a site with `"production": true`.

// Concatenated, so that a secret scanner does not report this file.
const key = `AIza${'SyA1234567890abcdefghijklmnopqrstuv'.slice(0, 35)}`;

let site: string;
let file: string;
const configure = (config: object | string) =>
  writeFile(file, typeof config === 'string' ? config : JSON.stringify(config));
const shell = () => path.join(site, 'shell/1');

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'config-'));
  file = path.join(site, 'site.config.json');
  await mkdir(path.join(shell(), 'privacidade'), { recursive: true });
  await writeFile(path.join(shell(), 'index.html'), '<!-- federation -->');
  await writeFile(path.join(shell(), 'privacidade/index.html'), '<a href="https://cm.pt/">');
  await writeFile(
    path.join(shell(), 'site-defaults.json'),
    JSON.stringify({
      links: { promptHelper: 'https://ajudante.example/', gemini: 'https://gemini.google.com/' },
    }),
  );
  const live = { version: '1', base: './shell/1/' };
  await writeLiveSite(site, registryOf({ 'mfe-x': { routes: [routeTo('/')] } }, live));
  await configure({ fontScale: 2 });
  await compose(site);
});
afterEach(() => rm(site, { recursive: true, force: true }));

/** Error message of checkConfig; 'accepted' without an error. */
const checkMessage = async (config: object | string): Promise<string> => {
  await configure(config);
  return checkConfig(openFolder(path.dirname(file)), openFolder(shell())).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
};

describe('A provider key in site.config.json', () => {
  it.each<[string, object]>([
    ['ai.keys.GEMINI', { ai: { mode: 'local', keys: { GEMINI: key } } }],
    ['ai.keys.OPENROUTER', { ai: { keys: { OPENROUTER: 'a key of no known format' } } }],
    ['links.social[0].url', { links: { social: [{ label: 'x', url: `https://x.pt/?key=${key}` }] } }],
    ['backend.publishableKey', { backend: { url: '/b', publishableKey: `sb_secret_${'a1B2'.repeat(8)}` } }],
    ['(a property name)', { notes: { [key]: 1 } }],
  ])('is rejected at %s without quoting the key', async (keyPath, config) => {
    const message = await checkMessage(config);
    expect(message).toContain(file);
    expect(message).toContain(`  ${keyPath}`);
    expect(message).toContain('server function "ai"');
    expect(message).not.toMatch(/SyA123|one that looks|a1B2/);
  });

  it('is not quoted from a file that is not JSON', async () => {
    const message = await checkMessage(`{"ai": ${key}}`);
    expect(message).toMatch(/is not valid JSON/);
    expect(message).not.toContain('SyA123');
  });

  it.each([{ ai: { keys: { GEMINI: '', HUGGINGFACE: 'COLOQUE_AQUI' } } }, { fontScale: 3 }])(
    'is not reported when there is none: %j',
    async (config) => expect(await checkMessage(config)).toBe('accepted'),
  );

  it('makes every command fail with exit code 1 and leaves the published files unchanged', async () => {
    const readPublished = () =>
      Promise.all(['index.html', 'registry.json'].map((name) => readFile(path.join(site, name), 'utf8')));
    const before = await readPublished();
    await configure({ ai: { keys: { GEMINI: key } } });
    const cli = path.join(import.meta.dirname, '../cli.ts');
    const runCli = (...args: string[]) =>
      new Promise<{ code: unknown; output: string }>((resolve) => {
        execFile(process.execPath, [cli, ...args, '--site', site], (error, stdout, stderr) =>
          resolve({ code: error?.code ?? 0, output: stdout + stderr }),
        );
      });
    const { code, output } = await runCli('compose');
    expect(code).toBe(1);
    expect(output).toContain('ai.keys.GEMINI');
    expect(output).not.toContain('SyA123');
    const app = await buildApp(path.join(site, '../config-app'), { name: 'mfe-y', routes: ['/y'] });
    await expect(publishRemote(app, site)).rejects.toThrow(/ai\.keys\.GEMINI/);
    expect(await readPublished()).toEqual(before);
  });
});

describe('An address of the .example domain', () => {
  it('is allowed in a site without "production": true', async () => {
    expect(await checkMessage({ links: { signManifesto: 'https://assinar.example/' } })).toBe('accepted');
  });

  it('is rejected in production as a value, as a default or in a static page', async () => {
    await writeFile(path.join(shell(), 'privacidade/index.html'), '<a href="mailto:x@municipio.example">');
    await writeFile(path.join(shell(), '404.html'), '<a href="https://municipio.example/">');
    const message = await checkMessage({
      production: true,
      links: { signManifesto: 'https://assinar.example/a' },
    });
    expect(message).toContain('  links.signManifesto: is https://assinar.example/a\n');
    expect(message).toContain(
      '  links.promptHelper: not set, so the default https://ajudante.example/ would be used\n',
    );
    expect(message).toContain('  the page privacidade/index.html: holds mailto:x@municipio.example\n');
    expect(message).toContain('  the page 404.html: holds https://municipio.example/\n');
    expect(message).toContain('Set the real address or text of each key');
  });

  it('is not the only placeholder: a value with «…» is rejected too', async () => {
    const backend = { url: '/backend', publishableKey: 'sb_publishable_…' };
    const message = await checkMessage({ production: true, backend });
    expect(message).toContain('  backend.publishableKey: is sb_publishable_…\n');
  });

  it('is allowed as the AI service of a site with AI turned off', async () => {
    const defaults = { legal: { aiService: 'por-preencher.example' } };
    await writeFile(path.join(shell(), 'site-defaults.json'), JSON.stringify(defaults));
    expect(await checkMessage({ production: true, ai: { mode: 'off' } })).toBe('accepted');
    expect(await checkMessage({ production: true, ai: { mode: 'server' } })).toContain('legal.aiService: ');
  });

  it('is rejected when an invalid value would make the shell use its default', async () => {
    const message = await checkMessage({ production: true, links: { promptHelper: 'em breve' } });
    expect(message).toContain('links.promptHelper: not set');
  });

  it('is rejected as the placeholder of a text until the site sets the text', async () => {
    const defaults = { legal: { aiService: 'por-preencher.example' } };
    await writeFile(path.join(shell(), 'site-defaults.json'), JSON.stringify(defaults));
    const checkAiService = (aiService?: string) => checkMessage({ production: true, legal: { aiService } });
    for (const missingText of [undefined, ' ', 'por-preencher.example'])
      expect(await checkAiService(missingText)).toContain('legal.aiService: ');
    expect(await checkAiService('Nenhum: aqui não há pedidos à IA.')).toBe('accepted');
  });

  it('is rejected as the default of an app’s setting until the site sets it', async () => {
    const claim = { type: 'address', default: 'https://medalhas.example/' } as const;
    const { apps } = parseRegistry(registryOf({ 'mfe-x': { routes: [routeTo('/')], settings: { claim } } }));
    const check = async (config: object) => {
      await configure({ production: true, ...config });
      return checkConfig(openFolder(site), openFolder(path.join(site, 'none')), apps);
    };
    await expect(check({})).rejects.toThrow(
      '  apps.mfe-x.claim: not set, so the default https://medalhas.example/ would be used\n',
    );
    await check({ apps: { 'mfe-x': { claim: 'https://medalhas.cm-exemplo.pt/' } } });
  });

  it('is not found in a site with real addresses, nor in words such as «examples»', async () => {
    const links = { promptHelper: 'https://ajudante.cm-exemplo.pt/a.examples' };
    expect(await checkMessage({ production: true, links })).toBe('accepted');
  });

  it('is not allowed by a mistyped value of "production"', async () => {
    expect(await checkMessage({ production: 'true' })).toMatch(
      /production: expected true or false, found "true"/,
    );
  });
});
