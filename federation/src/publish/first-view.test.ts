// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryOfOne, routeTo } from '@ia/test-support/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FirstView, FRAME_MARKS, type Frames, frameName, markOf } from '../first-view/index.ts';
import { parseRegistry } from '../registry/schema.ts';
import { composeFirstView } from './first-view.ts';
import { forBrowsersOfToday, rulesInPage } from './rules-in-page.ts';
import { standingDocument } from './standing-document.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'first-view-'));
  await put('shell/1/first-view/frames.json', frames);
  await put('shell/1/first-view/frames.css', '.a{top:0}');
  await put('mfe-x/1/first-view/x.json', view);
  await put('mfe-x/1/first-view/x.css', '.c{top:1px}');
});
afterEach(() => rm(site, { recursive: true, force: true }));

async function put(name: string, content: object | string) {
  const file = path.join(site, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const made = { react: '19.3.1', 'react-dom': '19.3.1', '@emotion/react': '11.14.0' };
const { path: place, title, page, link, label, updated } = FRAME_MARKS;
const frames: Frames = {
  place: '_R_5_',
  made,
  rules: ['a', 'b'],
  frames: {
    [frameName('secondary', 1)]:
      `<header><p>${title}</p><ul><li><a href="#${link}">${label}</a></li></ul></header><main data-page="${place}">${page}</main><footer><a href="https://site.invalid/privacidade/">${markOf('entity.name')}</a></footer>`,
    [frameName('secondary', 0, updated)]:
      `<header></header><main>${page}</main><time dateTime="${updated}">3 de fevereiro de 2001</time>`,
  },
};
const view: FirstView = {
  html: `<h1>Olá</h1><a href="${markOf('signManifesto')}">Assinar</a>`,
  rules: ['b', 'c'],
  place: '_R_5_',
  made,
  marks: ['signManifesto'],
  needs: {
    routes: ['/curso'],
    flags: { enableModeration: 'true' },
    links: { social: '[]' },
    settings: { colour: '"azul"' },
    shell: { fontScale: '2', backend: 'true' },
  },
};
const nav = [
  { label: 'Temas & «mais»', anchor: 'temas' },
  { label: 'Curso', to: '/curso' },
  { label: 'Noite', to: '/noite' },
];
const registry = (more: object = {}, route: object = {}) =>
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
      ...more,
    }),
    shell: { version: '1', base: './shell/1/' },
  });
const config = { backend: { url: '/backend', publishableKey: 'k' } };
const compose = (given: object = config, more?: object, route?: object) =>
  composeFirstView(site, registry(more, route), { ...given }, '/vista');

it("puts a page's first view into the shell's frame, with what this site says", async () => {
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

it('is left out where the frame leads to a page of which the site has none', async () => {
  const frame = (to: string) => ({
    ...frames,
    frames: { [frameName('secondary', 1)]: `<a href="#${to}">a</a><main>${page}</main>` },
  });
  await put('shell/1/first-view/frames.json', frame('/curso'));
  expect(await compose()).not.toBeNull();
  for (const to of ['/sem-pagina', '/noite']) {
    await put('shell/1/first-view/frames.json', frame(to));
    expect(await compose(), to).toBeNull();
  }
});

it('says when the page was last looked over, as the shell does', async () => {
  const dated = await compose(config, {}, { nav: [], updated: '2026-11-09' });
  expect(dated?.html).toContain('<time dateTime="2026-11-09">9 de novembro de 2026</time>');
});

it.each<[string, object, object?, object?]>([
  ['a flag that is off', { ...config, featureFlags: { enableModeration: false } }],
  ['a setting', { ...config, apps: { 'mfe-x': { colour: 'verde' } } }],
  ['a list of links', { ...config, links: { social: [{ label: 'X', url: 'https://x.pt/' }] } }],
  ['a number of the site', { ...config, fontScale: 3 }],
  ['no backend', {}],
  ['the developers’ navigation', { ...config, featureFlags: { enableStudioNavigation: true } }],
  [
    'a page that is not there',
    config,
    { routes: [routeTo('/', { menu: { label: 'a', order: 1 } }), routeTo('/vista', { nav })] },
  ],
  ['a version that was revoked', config, { revoked: ['1'] }],
  ['an app on a host of its own', config, { base: 'https://cursos.example/mfe-x/1/' }],
  ['a frame that the shell does not have', config, {}, { header: 'landing' }],
])('leaves it out where the site has %s', async (_, given, more, route) => {
  expect(await compose(given, more, route)).toBeNull();
});

it.each<[string, string, object | string]>([
  ['a part is missing', 'mfe-x/1/first-view/x.json', '{'],
  ['the shell has no frames', 'shell/1/first-view/frames.json', '{}'],
  ['ids would be others', 'mfe-x/1/first-view/x.json', { ...view, place: '_R_9_' }],
  ['another React made it', 'mfe-x/1/first-view/x.json', { ...view, made: { ...made, react: '19.4.0' } }],
  ['it would break the document', 'mfe-x/1/first-view/x.json', { ...view, html: '</main><!--' }],
  ['it has a script', 'mfe-x/1/first-view/x.json', { ...view, html: '<script>1</script>' }],
  ['a mark is left', 'mfe-x/1/first-view/x.json', { ...view, html: markOf('nada') }],
])('leaves it out where %s', async (_, file, content) => {
  await put(file, content);
  expect(await compose()).toBeNull();
});

it('brings the style sheets of its page along, and is left out where one is missing', async () => {
  const route = { styles: ['page.css'] };
  expect(await compose(config, {}, route)).toBeNull();
  await put('mfe-x/1/page.css', '');
  expect((await compose(config, {}, route))?.styles).toEqual([
    '<link rel="stylesheet" href="./mfe-x/1/page.css" data-first-view>',
  ]);
});

it('is of the version that is live, whatever else lies in the site', async () => {
  await put('mfe-x/2/first-view/x.json', { ...view, html: '<h1>Depois</h1>' });
  await put('mfe-x/2/first-view/x.css', '');
  expect((await compose(config, { version: '2', base: './mfe-x/2/' }))?.html).toContain('Depois');
  expect((await compose())?.html).toContain('Olá');
  expect(await compose(config, { version: '3', base: './mfe-x/3/' })).toBeNull();
});

it('has its rules and those of the shell within the document, as they would stand in their files', async () => {
  await put(
    'shell/1/assets/main.css',
    '@font-face{src:url(./a.woff2),url("./b.woff2")}\r\n.b::after{content:"</style>"}',
  );
  const link = '<link rel="stylesheet" crossorigin href="./shell/1/assets/main.css">';
  const gone = '<link rel="stylesheet" href="./shell/1/assets/gone.css">';
  const { template, text, element } = await rulesInPage(
    site,
    `<head>${link}${gone}</head>`,
    '.a{top:0}',
    '../',
    'n',
  );
  expect(template).toBe(`<head>${gone}</head>`);
  expect(text).toBe(
    '.a{top:0}\n@font-face{src:url(../shell/1/assets/a.woff2),url("../shell/1/assets/b.woff2")}\n.b::after{content:"<\\/style>"}',
  );
  expect(element).toBe(
    `<style nonce="n" data-first-view data-sheets="../shell/1/assets/main.css">${text}</style>`,
  );
});

it('stands before whatever runs, and says of which version it is', async () => {
  const template =
    '<html lang="pt" data-theme="blue"><head><script type="module" src="./assets/main.js"></script><!-- federation --></head><body><noscript><main><h1>x</h1></main></noscript><div id="root"></div></body></html>';
  const composed = await compose();
  if (!composed) throw new Error('nothing was composed');
  const html = standingDocument(template, composed, {
    data: ['<script type="application/json"></script>'],
    rules: '<style>.c{top:1px}</style>',
    scripts: ['<script type="importmap"></script>'],
    early: ['<script>1</script>', '<script>2</script>'],
  });
  const order = [
    'data-first-view="mfe-x@1"',
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
  const found = order.map((part) => html.indexOf(part));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(found).not.toContain(-1);
});

it('leaves out what only browsers need that cannot run the site, and nothing else', () => {
  const emotion =
    '.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;-webkit-flex:none;-ms-flex:none;flex:none;}';
  expect(forBrowsersOfToday(emotion)).toBe(
    '.a{display:-webkit-box;display:flex;align-items:center;flex:none;}',
  );
  for (const kept of [
    '.b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;}',
    '.c{display:inline-flex;align-items:center;order:1;}',
    '.d:-ms-input-placeholder{color:red;}',
    '.e{-webkit-text-decoration:none;--flex:-webkit-flex;}',
  ])
    expect(forBrowsersOfToday(kept)).toBe(kept);
});
