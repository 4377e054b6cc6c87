// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveAppHost } from '../checks/app-host.test-scene.ts';
import { makeLive } from '../commands/activate.ts';
import { compose } from '../commands/compose.ts';
import { publishRemote, publishShell } from '../commands/publish.ts';
import { openFolder } from '../files/folder.ts';
import { siteHeaders } from '../serve/headers.ts';
import { readRelease } from '../site/records.test-scene.ts';
import { writeRelease } from '../site/releases.ts';
import { policyHash } from './import-map.ts';

// The import map of a document has the hash of each module that the page may load (subresource integrity).
// The content security policy allows only the document's inline scripts. Hints are the inline script that
// starts preloads.

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-map-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const TEMPLATE =
  '<head><!-- document --><!-- federation --><script type="module" crossorigin src="./assets/main.js"></script></head>';
const publishTestShell = async (hints = '//') =>
  publishShell(
    await buildShell(path.join(folder, 'shell'), { files: { 'index.html': TEMPLATE, 'hints.js': hints } }),
    site,
  );
const publishTestApp = async (text: string) =>
  publishRemote(await buildApp(path.join(folder, 'x'), { text }), site);
const configure = (config: object) => writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
const readPage = () => readFile(path.join(site, 'index.html'), 'utf8');
const IMPORT_MAP = /<script type="importmap" nonce="import-map">(.*?)<\/script>/;
const importMapIn = (html: string) => IMPORT_MAP.exec(html)?.[1] ?? '';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('importMap contains hashes of the modules of live and last good versions, and of the retry of each entry, but of no classic script', async () => {
  const shell = await publishTestShell();
  const before = await publishTestApp('one');
  const { version } = await publishTestApp('two');
  const { integrity } = JSON.parse(importMapIn(await readPage()));
  const appHashes = (base: string, text: string) => ({
    [`${base}assets/p.js`]: hashOf(`// p ${text}`),
    [`${base}remoteEntry.js`]: hashOf(`// ${text}`),
    [`${base}remoteEntry.js?retry=1`]: hashOf(`// ${text}`),
  });
  const shellBase = `./shell/${shell.version}/`;
  expect(integrity).toEqual({
    [`${shellBase}assets/main.js`]: hashOf('// '),
    ...appHashes(`./mfe-x/${version}/`, 'two'),
    ...appHashes(`./mfe-x/${before.version}/`, 'one'),
  });
});

it('importMap lists modules of an app on another host with the address there and the address in the site', async () => {
  await publishTestShell();
  const app = await buildApp(path.join(folder, 'x'), { text: 'one' });
  const host = await serveAppHost(app);
  await configure({ origins: [host.url] });
  const { version } = await publishRemote(app, site, { baseUrl: host.url });
  const html = await readPage();
  expect(importMapIn(html)).toContain(`"${host.url}/mfe-x/${version}/remoteEntry.js?retry=1"`);
  for (const file of ['remoteEntry.js', 'assets/p.js']) {
    const { integrity } = JSON.parse(importMapIn(html));
    expect(integrity[`./mfe-x/${version}/${file}`]).toBe(integrity[`${host.url}/mfe-x/${version}/${file}`]);
  }
  expect(html).toContain(`content="script-src 'self' ${host.url} 'sha256-`);
});

it('pageHtml writes the policy first, then the import map and the hints, then modules, and the policy allows no other script', async () => {
  await publishTestShell('// For its reader.\r\n  const end = "</script>";\r\n');
  await publishTestApp('one');
  const html = await readPage();
  const [policy, map, hints, module] = [
    'http-equiv',
    'importmap',
    '<script nonce="import-map">',
    'type="module"',
  ].map((text) => html.indexOf(text));
  expect(policy).toBeGreaterThan(0);
  expect(hints).toBeGreaterThan(0);
  expect([policy, map, hints, module]).toEqual(
    [policy, map, hints, module].toSorted((a = 0, b = 0) => a - b),
  );
  // Hints are inline, with line endings and tags as a browser hashes them.
  const inlineHints = /<script nonce="import-map">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(inlineHints).toBe('const end = "<\\/script>";\n');
  expect(html).not.toContain('src="./shell/hints.js');
  expect(html).toContain(
    `content="script-src 'self' ${policyHash(importMapIn(html))} ${policyHash(inlineHints)};`,
  );
  expect(html).toMatch(/assets\/main\.js" integrity="sha256-/);
  // The host's headers do not depend on the release: they allow the nonce, and the
  // document's policy names the hash.
  expect(siteHeaders({})['content-security-policy']).toContain("script-src 'self' 'nonce-import-map';");
  // The same for style rules: Emotion's empty element, and the critical CSS.
  expect(siteHeaders({})['content-security-policy']).toContain(
    `style-src 'self' 'nonce-import-map' ${policyHash('')};`,
  );
  expect(html).toContain(`; style-src 'self' ${policyHash('')}">`);
});

it('pageHtml writes no import map for a site with "integrity": false', async () => {
  await publishTestShell();
  await publishTestApp('one');
  await configure({ integrity: false });
  await compose(site);
  expect(await readPage()).not.toMatch(/importmap"|http-equiv/);
});

it('makeLive rejects a version without file hashes', async () => {
  await publishTestShell();
  const { version } = await publishTestApp('one');
  await publishTestApp('two');
  const release = await readRelease(site, 'mfe-x', version);
  if (!release) throw new Error('it was published');
  await writeRelease(openFolder(site), { ...release, files: {} });
  await expect(makeLive(site, { 'mfe-x': version })).rejects.toThrow(/its release record has no file hashes/);
});
