// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compose } from '../commands/compose.ts';
import { publishRemote, publishShell } from '../commands/publish.ts';
import { serveSite } from '../serve/serve-site.ts';
import { policyHash } from './import-map.ts';

// Compose writes an HTML document for each listed route, `fabrica/index.html`, and `fabrica/texto/index.html`
// with its text for visitors without scripts. The shell's templates have comments as placeholders.

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Template of the shell's document, with the placeholders that compose fills. */
const template = (html: string) =>
  `${html}<head><!-- document --><link href="./favicon.svg"><!-- federation --><script type="module" src="./assets/main.js"></script></head><a href="./privacidade/">p</a>`;
const publishTestShell = async (text: string) => {
  const files = { 'index.html': template('<html data-root="./">') };
  return publishShell(await buildShell(path.join(folder, `shell-${text}`), { text, files }), site);
};
const publishTestApp = (routes: string[], text = '') =>
  buildApp(path.join(folder, `x-${text}`), { routes, text }).then((build) =>
    // Publishing rejects a route that disappears without being named.
    publishRemote(build, site, { removeRoutes: ['/fabrica', '/lista', '/museu/obras'] }),
  );
const configure = async (config: object) => {
  await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
  await compose(site);
};
const readSiteFile = (name: string) => readFile(path.join(site, name), 'utf8');

it('compose writes a document with relative addresses at the real path of each listed route', async () => {
  await publishTestShell('one');
  const { version } = await publishTestApp(['/', '/fabrica', '/museu/obras']);
  await configure({ siteUrl: 'https://ia.municipio.example/' });
  const html = await readSiteFile('fabrica/index.html');
  expect(html).toContain('<html data-root="../" data-route="/fabrica" data-texts="">');
  expect(html).toContain('<link rel="canonical" href="https://ia.municipio.example/fabrica/" />');
  expect(html).toContain('"url":"https://ia.municipio.example/fabrica/"');
  expect(html).toContain('<a href="../privacidade/">');
  expect(html).toContain(`"../mfe-x/${version}/remoteEntry.js?retry=1"`);
  expect(html).not.toMatch(/(href|src)="\.\//);
  const map = /<script type="importmap" nonce="import-map">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(html).toContain(policyHash(map));
  expect(await readSiteFile('sitemap.xml')).toContain('https://ia.municipio.example/fabrica/');
  // A path of several segments creates nested folders; only the last one has a document.
  const nestedDocument = await readSiteFile('museu/obras/index.html');
  expect(nestedDocument).toContain('<html data-root="../../" data-route="/museu/obras" data-texts="">');
  expect(nestedDocument).toContain(
    '<link rel="canonical" href="https://ia.municipio.example/museu/obras/" />',
  );
  expect(nestedDocument).toContain(`"../../mfe-x/${version}/remoteEntry.js?retry=1"`);
  expect(await readdir(path.join(site, 'museu'))).toEqual(['obras']);
  const before = await readSiteFile('fabrica/index.html');
  await compose(site);
  expect(await readSiteFile('fabrica/index.html')).toBe(before);
});

it('compose omits $schema from the inlined configuration, because only editors read it', async () => {
  await publishTestShell('one');
  await publishTestApp(['/']);
  await configure({ $schema: './site-config.schema.json', fontScale: 3 });
  expect(await readSiteFile('index.html')).toContain('id="site-config">{"fontScale":3}<');
});

it('serveSite adds its own configuration to the documents and redirects an address without the slash', async () => {
  await publishTestShell('one');
  await publishTestApp(['/', '/fabrica', '/museu/obras']);
  const server = await serveSite({ site, port: 0, config: { fontScale: 3 } });
  try {
    for (const route of ['/fabrica', '/museu/obras']) {
      const response = await fetch(`${server.url}${route}`);
      expect(new URL(response.url).pathname).toBe(`${route}/`);
      expect(await response.text()).toContain('{"fontScale":3}');
    }
    expect((await fetch(`${server.url}/nada/`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

it('compose deletes the documents of routes that no longer exist', async () => {
  await publishTestShell('one');
  await publishTestApp(['/', '/fabrica', '/museu/obras']);
  expect(await readdir(site)).toContain('fabrica');
  expect(await readdir(path.join(site, 'museu'))).toEqual(['obras']);
  await publishTestApp(['/'], 'two');
  expect(await readdir(site)).not.toContain('fabrica');
  expect(await readdir(site)).not.toContain('museu');
  expect(await readdir(site)).toContain('privacidade');
});

const PLAIN_TEXT_TEMPLATE =
  '<html data-root="./"><head><!-- document --></head><a href="{address}">x</a><!-- plain-text --><!-- plain-texts -->';

/** Publishes an app in which two pages have a plain text, and the file of the main page is not JSON. */
async function publishPlainTexts() {
  const build = await buildShell(path.join(folder, 'shell'), {
    files: {
      'index.html': template('<html data-root="./"><!-- plain-text: <a href="{address}">Ler</a> -->'),
      'plain-text.html': PLAIN_TEXT_TEMPLATE,
    },
  });
  await publishShell(build, site);
  // 7 is no text: it is omitted.
  const plainText = { title: 'A & B', parts: [{ heading: '<script>', text: ['Um.', 7], list: ['Dois'] }] };
  const app = await buildApp(path.join(folder, 'x'), { routes: ['/', '/fabrica', '/lista'] });
  // `buildApp` names the page of /fabrica `pfabrica`: this is its file name and its title.
  await mkdir(path.join(app, 'dist/plain-text'));
  await writeFile(path.join(app, 'dist/plain-text/pfabrica.json'), JSON.stringify(plainText));
  await writeFile(path.join(app, 'dist/plain-text/plista.json'), JSON.stringify(plainText));
  await writeFile(path.join(app, 'dist/plain-text/p.json'), 'no json');
  await publishRemote(app, site);
}

it('compose writes the plain-text document of a page and escapes its text', async () => {
  await publishPlainTexts();
  const html = await readSiteFile('fabrica/texto/index.html');
  expect(html).toContain(
    '<h1>A &amp; B</h1>\n<h2>&lt;script&gt;</h2>\n<p>Um.</p>\n<ul>\n<li>Dois</li>\n</ul>',
  );
  expect(html).toContain('<a href="../../#/fabrica">');
  expect(await readSiteFile('fabrica/index.html')).toContain('<a href="texto/">Ler</a>');
});

it('compose links to the other plain-text documents by the titles of their pages', async () => {
  await publishPlainTexts();
  const html = await readSiteFile('fabrica/texto/index.html');
  expect(html).toContain('<li><a href="../../lista/texto/">plista</a></li>');
});

it('compose writes no plain-text document for a page with an invalid plain text', async () => {
  await publishPlainTexts();
  expect(await readdir(site)).not.toContain('texto');
});

it('compose deletes the plain-text documents of routes that no longer exist', async () => {
  await publishPlainTexts();
  await publishTestApp(['/'], 'two');
  expect(await readdir(site)).not.toContain('fabrica');
});
