// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolder } from '../files/folder.ts';
import { FRAME_MARKS, type Frames, frameName, markOf, type PrerenderedView } from '../prerender/index.ts';
import { parseRegistry } from '../registry/schema.ts';
import { policyHash } from './import-map.ts';
import { inlineCss, removeLegacyPrefixes } from './inline-css.ts';
import { pageHtml } from './page.ts';
import { prerenderedDocument } from './prerendered-document.ts';
import { composePrerenderedView } from './prerendered-view.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'first-view-'));
  await writeSiteFile('shell/1/prerender/frames.json', frames);
  await writeSiteFile('shell/1/prerender/frames.css', '.a{top:0}');
  await writeSiteFile('mfe-x/1/prerender/x.json', view);
  await writeSiteFile('mfe-x/1/prerender/x.css', '.c{top:1px}');
});
afterEach(() => rm(site, { recursive: true, force: true }));

async function writeSiteFile(name: string, content: object | string) {
  const file = path.join(site, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Versions that the test's view and frames were rendered with. */
const libraryVersions = { react: '19.3.1', 'react-dom': '19.3.1', '@emotion/react': '11.14.0' };
// Marks are placeholders in prerendered markup. A frame is the shell's header and footer around a page.
const { path: pagePath, title, page, link, label, updated } = FRAME_MARKS;
const frames: Frames = {
  treePosition: '_R_5_',
  made: libraryVersions,
  rules: ['a', 'b'],
  frames: {
    [frameName('secondary', 1)]:
      `<header><p>${title}</p><ul><li><a href="#${link}">${label}</a></li></ul></header><main data-page="${pagePath}">${page}</main><footer><a href="https://site.invalid/privacidade/">${markOf('entity.name')}</a></footer>`,
    [frameName('secondary', 0, updated)]:
      `<header></header><main>${page}</main><time dateTime="${updated}">3 de fevereiro de 2001</time>`,
  },
};
const view: PrerenderedView = {
  html: `<h1>Olá</h1><a href="${markOf('signManifesto')}">Assinar</a>`,
  rules: ['b', 'c'],
  treePosition: '_R_5_',
  made: libraryVersions,
  marks: ['signManifesto'],
  needs: {
    routes: ['/curso'],
    flags: { enableModeration: 'true' },
    links: { social: '[]' },
    settings: { colour: '"azul"' },
    shell: { fontScale: '2', backend: 'true' },
  },
};
/** Header links: to a section, to a live route and to a route that is off. */
const nav = [
  { label: 'Temas & «mais»', anchor: 'temas' },
  { label: 'Curso', to: '/curso' },
  { label: 'Noite', to: '/noite' },
];
const registry = (appFields: object = {}, route: object = {}) =>
  parseRegistry({
    ...registryOfOne({
      version: '1',
      base: './mfe-x/1/',
      settings: { colour: { type: 'text', default: 'azul' } },
      flags: { enableNight: false },
      routes: [
        routeTo('/', { menu: { label: 'Início', order: 1 } }),
        routeTo('/curso'),
        routeTo('/noite', { flag: 'enableNight' }),
        routeTo('/vista', { title: 'A <vista>', theme: 'green', nav, ...route }),
      ],
      ...appFields,
    }),
    shell: { version: '1', base: './shell/1/' },
  });
const config = { backend: { url: '/backend', publishableKey: 'k' } };
/** Composes the view of the route /vista. */
const compose = (siteConfig: object = config, appFields?: object, route?: object) =>
  composePrerenderedView(openFolder(site), registry(appFields, route), { ...siteConfig }, '/vista');

it("composePrerenderedView inserts a page's markup into the shell's frame and fills in the site's values", async () => {
  const links = {
    signManifesto: 'https://assinar.pt/?a=1&b=2',
    entity: { name: 'Câmara', url: 'https://c.pt/' },
  };
  expect(await compose({ ...config, links })).toEqual({
    html: '<header><p>A &lt;vista&gt;</p><ul><li><a href="#/vista#temas">Temas &amp; «mais»</a></li><li><a href="#/curso">Curso</a></li></ul></header><main data-page="/vista"><h1>Olá</h1><a href="https://assinar.pt/?a=1&amp;b=2">Assinar</a></main><footer><a href="./privacidade/">Câmara</a></footer>',
    of: 'mfe-x@1',
    theme: 'green',
    styles: [],
    css: '.a{top:0}.c{top:1px}',
    rules: ['a', 'b', 'c'],
  });
});

it('composePrerenderedView returns null when the frame links to a missing page', async () => {
  const frame = (to: string) => ({
    ...frames,
    frames: { [frameName('secondary', 1)]: `<a href="#${to}">a</a><main>${page}</main>` },
  });
  await writeSiteFile('shell/1/prerender/frames.json', frame('/curso'));
  expect(await compose()).not.toBeNull();
  for (const to of ['/sem-pagina', '/noite']) {
    await writeSiteFile('shell/1/prerender/frames.json', frame(to));
    expect(await compose(), to).toBeNull();
  }
});

it('composePrerenderedView writes the page’s update date in the shell’s format', async () => {
  const viewWithDate = await compose(config, {}, { nav: [], updated: '2026-11-09' });
  expect(viewWithDate?.html).toContain('<time dateTime="2026-11-09">9 de novembro de 2026</time>');
});

it.each<[string, object, object?, object?]>([
  ['a flag that is off', { ...config, featureFlags: { enableModeration: false } }],
  ['another value of a setting', { ...config, apps: { 'mfe-x': { colour: 'verde' } } }],
  ['another list of links', { ...config, links: { social: [{ label: 'X', url: 'https://x.pt/' }] } }],
  ['another font scale', { ...config, fontScale: 3 }],
  ['no backend', {}],
  ['the developer navigation', { ...config, featureFlags: { enableStudioNavigation: true } }],
  [
    'a navigation link to a missing page',
    config,
    { routes: [routeTo('/', { menu: { label: 'a', order: 1 } }), routeTo('/vista', { nav })] },
  ],
  ['a revoked live version', config, { revoked: ['1'] }],
  ['an app on another host', config, { base: 'https://cursos.example/mfe-x/1/' }],
  ['a page with an unknown frame', config, {}, { header: 'landing' }],
])('composePrerenderedView returns null when the site has %s', async (_, siteConfig, appFields, route) => {
  expect(await compose(siteConfig, appFields, route)).toBeNull();
});

it.each<[string, string, object | string]>([
  ['a file is damaged', 'mfe-x/1/prerender/x.json', '{'],
  ['the shell has no frames', 'shell/1/prerender/frames.json', '{}'],
  ['React ids differ', 'mfe-x/1/prerender/x.json', { ...view, treePosition: '_R_9_' }],
  [
    'the React version differs',
    'mfe-x/1/prerender/x.json',
    { ...view, made: { ...libraryVersions, react: '19.4.0' } },
  ],
  ['the markup would break the document', 'mfe-x/1/prerender/x.json', { ...view, html: '</main><!--' }],
  ['the markup has a script', 'mfe-x/1/prerender/x.json', { ...view, html: '<script>1</script>' }],
  ['a mark remains', 'mfe-x/1/prerender/x.json', { ...view, html: markOf('nada') }],
])('composePrerenderedView returns null when %s', async (_, file, content) => {
  await writeSiteFile(file, content);
  expect(await compose()).toBeNull();
});

it('composePrerenderedView links the page’s style sheets and returns null when one is missing', async () => {
  const route = { styles: ['page.css'] };
  expect(await compose(config, {}, route)).toBeNull();
  await writeSiteFile('mfe-x/1/page.css', '');
  expect((await compose(config, {}, route))?.styles).toEqual([
    '<link rel="stylesheet" href="./mfe-x/1/page.css" data-prerender>',
  ]);
});

it('composePrerenderedView uses the live version when the site has several', async () => {
  await writeSiteFile('mfe-x/2/prerender/x.json', { ...view, html: '<h1>Depois</h1>' });
  await writeSiteFile('mfe-x/2/prerender/x.css', '');
  expect((await compose(config, { version: '2', base: './mfe-x/2/' }))?.html).toContain('Depois');
  expect((await compose())?.html).toContain('Olá');
  expect(await compose(config, { version: '3', base: './mfe-x/3/' })).toBeNull();
});

it('inlineCss inlines the rules of page and shell with adjusted addresses and escaped text', async () => {
  await writeSiteFile(
    'shell/1/assets/main.css',
    '@font-face{src:url(./a.woff2),url("./b.woff2")}\r\n.b::after{content:"</style>"}',
  );
  const link = '<link rel="stylesheet" crossorigin href="./shell/1/assets/main.css">';
  const missingLink = '<link rel="stylesheet" href="./shell/1/assets/gone.css">';
  const { template, text, element } = await inlineCss(
    openFolder(site),
    `<head>${link}${missingLink}</head>`,
    '.a{top:0}',
    '../',
    'n',
  );
  expect(template).toBe(`<head>${missingLink}</head>`);
  expect(text).toBe(
    '.a{top:0}\n@font-face{src:url(../shell/1/assets/a.woff2),url("../shell/1/assets/b.woff2")}\n.b::after{content:"<\\/style>"}',
  );
  expect(element).toBe(
    `<style nonce="n" data-prerender data-sheets="../shell/1/assets/main.css">${text}</style>`,
  );
});

it('prerenderedDocument inserts markup with its version before all scripts that load modules', async () => {
  const template =
    '<html lang="pt" data-theme="blue"><head><script type="module" src="./assets/main.js"></script><!-- federation --></head><body><noscript><main><h1>x</h1></main></noscript><div id="root"></div></body></html>';
  const composed = await compose();
  if (!composed) throw new Error('nothing was composed');
  const html = prerenderedDocument(template, composed, {
    data: ['<script type="application/json"></script>'],
    rules: '<style>.c{top:1px}</style>',
    scripts: ['<script type="importmap"></script>'],
    early: ['<script>1</script>', '<script>2</script>'],
  });
  const order = [
    'data-prerender="mfe-x@1"',
    'data-theme="green"',
    '<style>.c{top:1px}</style>',
    '<script>1</script>',
    '<aside><h2>',
    '</header><script>2</script>',
    '<h1>Olá</h1>',
    '<style data-emotion="css a b c"></style>',
    'application/json',
    'importmap',
    'assets/main.js',
    '</body>',
  ];
  const positions = order.map((part) => html.indexOf(part));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions).not.toContain(-1);
});

it('removeLegacyPrefixes removes only prefixes that no supported browser needs', () => {
  const emotion =
    '.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;-webkit-flex:none;-ms-flex:none;flex:none;-webkit-box-flex-wrap:wrap;-webkit-flex-wrap:wrap;-ms-flex-wrap:wrap;flex-wrap:wrap;-webkit-column-gap:1px;column-gap:1px;-webkit-transition:-webkit-transform 1s;transition:transform 1s;-webkit-transform:none;-moz-transform:none;-ms-transform:none;transform:none;}';
  expect(removeLegacyPrefixes(emotion)).toBe(
    '.a{display:flex;align-items:center;flex:none;flex-wrap:wrap;column-gap:1px;transition:transform 1s;transform:none;}',
  );
  for (const rule of [
    '.b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;}',
    '.c{display:inline-flex;align-items:center;order:1;}',
    '.d:-ms-input-placeholder{color:red;}',
    '.e{-webkit-text-decoration:none;--flex:-webkit-flex;}',
  ])
    expect(removeLegacyPrefixes(rule)).toBe(rule);
});

it('pageHtml puts the script that opens prerendered routes first into the main page, and into no other', async () => {
  const template =
    '<html data-root="./"><head>\n<meta charset="utf-8" /><!-- document --><!-- federation --></head><body><div id="root"></div></body></html>';
  await writeSiteFile('shell/1/index.html', template);
  const script = 'opens';
  await writeSiteFile('shell/1/open-document.js', script);
  const menu = { label: 'Início', order: 1 };
  const routes = [routeTo('/', { menu, nav }), routeTo('/curso'), routeTo('/noite', { flag: 'enableNight' })];
  const testRegistry = registry({ routes });
  const composeDocument = (route: string, siteConfig: Record<string, unknown> = config) =>
    pageHtml(openFolder(site), testRegistry, testRegistry, siteConfig, route);
  const mainPage = await composeDocument('/');
  expect(mainPage).toContain(' data-documents="/curso"');
  expect(mainPage).toMatch(/<head>\n<meta charset="utf-8" \/>\s*<script nonce="import-map">opens<\/script>/);
  expect(mainPage).toContain(policyHash(script));
  expect(await composeDocument('/curso')).not.toMatch(/data-documents|opens/);
  expect(
    await composeDocument('/', { ...config, featureFlags: { enableStudioNavigation: true } }),
  ).not.toMatch(/data-documents|opens/);
});
