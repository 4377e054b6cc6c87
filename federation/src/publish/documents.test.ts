// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildShell } from '@ia/test-support/builds';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveSite } from '../serve/serve-site.ts';
import { compose } from './compose.ts';
import { policyHash } from './import-map.ts';
import { publishRemote, publishShell } from './publish.ts';

let folder: string;
let site: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  site = path.join(folder, 'site');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const template = (html: string) =>
  `${html}<head><!-- document --><link href="./favicon.svg"><!-- federation --><script type="module" src="./assets/main.js"></script></head><a href="./privacidade/">p</a>`;
const shell = async (text: string) => {
  const files = { 'index.html': template('<html data-root="./">') };
  return publishShell(await buildShell(path.join(folder, `shell-${text}`), { text, files }), site);
};
const app = (routes: string[], text = '') =>
  buildApp(path.join(folder, `x-${text}`), { routes, text }).then((built) =>
    publishRemote(built, site, { removeRoutes: ['/fabrica', '/lista', '/museu/obras'] }),
  );
const configure = async (config: object) => {
  await writeFile(path.join(site, 'site.config.json'), JSON.stringify(config));
  await compose(site);
};
const file = (name: string) => readFile(path.join(site, name), 'utf8');

it('gives each listed route a document at its real path, which names everything as seen from there', async () => {
  await shell('one');
  const { version } = await app(['/', '/fabrica', '/museu/obras']);
  await configure({ siteUrl: 'https://ia.municipio.example/' });
  const html = await file('fabrica/index.html');
  expect(html).toContain('<html data-root="../" data-route="/fabrica" data-texts="">');
  expect(html).toContain('<link rel="canonical" href="https://ia.municipio.example/fabrica/" />');
  expect(html).toContain('"url":"https://ia.municipio.example/fabrica/"');
  expect(html).toContain('<a href="../privacidade/">');
  expect(html).toContain(`"../mfe-x/${version}/remoteEntry.js?retry=1"`);
  expect(html).not.toMatch(/(href|src)="\.\//);
  const map = /<script type="importmap" nonce="import-map">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(html).toContain(policyHash(map));
  expect(await file('sitemap.xml')).toContain('https://ia.municipio.example/fabrica/');
  // One of several words stands as many folders deep, and the folders above it are nobody's document.
  const deep = await file('museu/obras/index.html');
  expect(deep).toContain('<html data-root="../../" data-route="/museu/obras" data-texts="">');
  expect(deep).toContain('<link rel="canonical" href="https://ia.municipio.example/museu/obras/" />');
  expect(deep).toContain(`"../../mfe-x/${version}/remoteEntry.js?retry=1"`);
  expect(await readdir(path.join(site, 'museu'))).toEqual(['obras']);
  const before = await file('fabrica/index.html');
  await compose(site);
  expect(await file('fabrica/index.html')).toBe(before);
});

it('serves it with what only the server knows of the configuration, and leads there without the slash', async () => {
  await shell('one');
  await app(['/', '/fabrica', '/museu/obras']);
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

it('removes the documents of routes that are off or gone', async () => {
  await shell('one');
  await app(['/', '/fabrica', '/museu/obras']);
  expect(await readdir(site)).toContain('fabrica');
  expect(await readdir(path.join(site, 'museu'))).toEqual(['obras']);
  await app(['/'], 'two');
  expect(await readdir(site)).not.toContain('fabrica');
  expect(await readdir(site)).not.toContain('museu');
  expect(await readdir(site)).toContain('privacidade');
});

const READING =
  '<html data-root="./"><head><!-- document --></head><a href="{place}">x</a><!-- reading --><!-- readings -->';

it('shows the words of a page as a plain document beside it, and nothing that they could smuggle in', async () => {
  const built = await buildShell(path.join(folder, 'shell'), {
    files: {
      'index.html': template('<html data-root="./"><!-- reading: <a href="{place}">Ler</a> -->'),
      'reading.html': READING,
    },
  });
  await publishShell(built, site);
  const words = { title: 'A & B', parts: [{ heading: '<script>', text: ['Um.', 7], list: ['Dois'] }] };
  const x = await buildApp(path.join(folder, 'x'), { routes: ['/', '/fabrica', '/lista'] });
  await mkdir(path.join(x, 'dist/reading'));
  await writeFile(path.join(x, 'dist/reading/pfabrica.json'), JSON.stringify(words));
  await writeFile(path.join(x, 'dist/reading/plista.json'), JSON.stringify(words));
  await writeFile(path.join(x, 'dist/reading/p.json'), 'no json');
  await publishRemote(x, site);
  const html = await file('fabrica/texto/index.html');
  expect(html).toContain(
    '<h1>A &amp; B</h1>\n<h2>&lt;script&gt;</h2>\n<p>Um.</p>\n<ul>\n<li>Dois</li>\n</ul>',
  );
  expect(html).toContain('<a href="../../#/fabrica">');
  // By its own title: the site's name is that of all of them.
  expect(html).toContain('<li><a href="../../lista/texto/">plista</a></li>');
  expect(await file('fabrica/index.html')).toContain('<a href="texto/">Ler</a>');
  // Of one that cannot be read there is no document.
  expect(await readdir(site)).not.toContain('texto');
  expect(await file('sitemap.xml').catch(() => null)).toBeNull();
  await app(['/'], 'two');
  expect(await readdir(site)).not.toContain('fabrica');
});
