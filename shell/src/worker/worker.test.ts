// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FetchEvent } from './scope.ts';
import type { SiteRegistry } from './site-version.ts';

const ROOT = 'https://ia.example/';

type Worker = Awaited<ReturnType<typeof start>>;

type Stored = Map<string, Response>;
let stores: Map<string, Stored>;
let online: Map<string, string>;
let asked: { address: string; cache: string | undefined }[];
let windows: { id: string }[];
let connection: { saveData?: boolean };

const addressIn = (what: string | Request) =>
  (typeof what === 'string' ? what : what.url).split(/[?#]/)[0] as string;
const cacheOver = (stored: Stored) => ({
  match: async (what: string | Request) => stored.get(addressIn(what))?.clone(),
  put: async (what: string | Request, response: Response) => void stored.set(addressIn(what), response),
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  addAll: async (all: string[]) => {
    for (const one of all) stored.set(one, new Response(one));
  },
  delete: async (what: { url: string } | string) => stored.delete(typeof what === 'string' ? what : what.url),
});
const caches = {
  open: async (name: string) => {
    const stored = stores.get(name) ?? new Map();
    stores.set(name, stored);
    return cacheOver(stored);
  },
  match: async (what: string | Request) =>
    [...stores.values()]
      .map((stored) => stored.get(addressIn(what)))
      .find(Boolean)
      ?.clone(),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
};
const fetched = async (what: string | Request, init?: RequestInit) => {
  const address = addressIn(what);
  asked.push({ address, cache: init?.cache ?? (what instanceof Request ? what.cache : undefined) });
  const text = init?.cache === 'only-if-cached' ? undefined : online.get(address);
  if (text === undefined) throw new TypeError('Failed to fetch');
  return new Response(text);
};

/** Restarts the worker: its memory is empty, caches and state stay. */
async function start() {
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { href: `${ROOT}sw.js` },
    clients: { matchAll: async () => windows },
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { connection });
  const { adoptSiteVersion, deleteRevoked } = await import('./adopt.ts');
  const { keyOf } = await import('./site-version.ts');
  const { folderOf } = await import('./versions.ts');
  const { openDocument } = await import('./documents.ts');
  const { openFile } = await import('./files.ts');
  const { readState } = await import('./state.ts');
  return { adopt: adoptSiteVersion, deleteRevoked, keyOf, folderOf, openDocument, openFile, readState };
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const versionOf = (text: string) => `0.1.0-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

/**
 * Publishes a site with one app of the given text.
 * @returns its main page, registry and the file of the app
 */
function publish(
  content: string,
  revoked: string[] = [],
): { html: string; registry: SiteRegistry; file: string } {
  const version = versionOf(content);
  const [base, shell] = [`./mfe-x/${version}/`, './shell/0.1.0-00000000/'];
  const registry = {
    schema: 1,
    shell: { version: '0.1.0-00000000', base: shell },
    apps: {
      'mfe-x': {
        version,
        base,
        revoked,
        routes: [{ path: '/x', title: 'X', preload: ['page-AAAAAAAA.js'], styles: [] }],
      },
    },
  };
  const files = { [`${base}page-AAAAAAAA.js`]: content, [`${shell}assets/shell.js`]: 'shell' };
  for (const [file, text] of Object.entries(files)) online.set(new URL(file, ROOT).href, text);
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash(text)]));
  const html =
    '<html data-root="./" data-documents="/x">' +
    `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>` +
    `<script type="importmap" nonce="import-map">${JSON.stringify({ integrity })}</script>` +
    `<script type="module" src="${shell}assets/shell.js"></script>`;
  return { html, registry, file: new URL(`${base}page-AAAAAAAA.js`, ROOT).href };
}

/** Requests a file through the worker, and waits for all work that the request starts. */
async function ask(worker: Worker, address: string, init: RequestInit = {}): Promise<string> {
  const rest: Promise<unknown>[] = [];
  const event = {
    request: new Request(address, init),
    waitUntil: (more: Promise<unknown>) => void rest.push(more),
  };
  const response = await worker.openFile(event as unknown as FetchEvent);
  const text = await response.text();
  await Promise.all(rest);
  return text;
}

/** Opens a document through the worker. */
function openThrough(worker: Worker, address: string): Promise<Response> {
  const url = new URL(address, ROOT);
  const event = { request: new Request(url), resultingClientId: 'a', waitUntil: () => {} };
  return worker.openDocument(event as unknown as FetchEvent, url.pathname.slice(1), url);
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  stores = new Map();
  online = new Map();
  asked = [];
  windows = [];
  connection = {};
});

it('the key of a site version does not depend on the order of keys in its registry', async () => {
  const { keyOf } = await start();
  expect(await keyOf({ a: 1, b: { c: [2], d: 3 } })).toBe(await keyOf({ b: { d: 3, c: [2] }, a: 1 }));
  expect(await keyOf({ a: 1 })).not.toBe(await keyOf({ a: 2 }));
});

it.each([
  ['https://ia.example/mfe-x/0.1.0-1a2b3c4d/assets/a.js', 'https://ia.example/mfe-x/0.1.0-1a2b3c4d/'],
  ['https://ia.example/backend/rest/v1/rpc/vote', undefined],
  ['https://abc.supabase.co/rest/v1/principles?x=/mfe-x/0.1.0-1a2b3c4d/a', undefined],
  ['https://ia.example/mfe-x/live.json', undefined],
])('the version folder of %s is %s', async (address, folder) => {
  const { folderOf } = await start();
  expect(folderOf(address)).toBe(folder);
});

it('the worker caches a requested file if its integrity matches, and serves it offline', async () => {
  const worker = await start();
  const { html, file } = publish('one');
  await worker.adopt(html);
  online.set(file, 'one, altered');
  await ask(worker, file);
  online.set(file, 'one');
  expect(await ask(worker, file)).toBe('one');
  online.clear();
  expect(await ask(worker, `${file}?retry=1`)).toBe('one');
});

it('a request that bypasses caches is answered from the network', async () => {
  const worker = await start();
  const { html, file } = publish('one');
  await worker.adopt(html);
  await ask(worker, file);
  online.set(file, 'altered');
  expect(await ask(worker, file, { cache: 'reload' })).toBe('altered');
  expect(await ask(worker, file)).toBe('one');
});

it('a newer site version replaces the current one once all cached files have successors', async () => {
  const worker = await start();
  const one = publish('one');
  await worker.adopt(one.html);
  await ask(worker, one.file);
  const two = publish('two');
  online.delete(two.file);
  await expect(worker.adopt(two.html)).rejects.toThrow();
  expect(await worker.readState('current')).toBe(await worker.keyOf(one.registry));

  online.set(two.file, 'two, altered');
  await expect(worker.adopt(two.html)).rejects.toThrow('integrity mismatch');
  expect(await worker.readState('current')).toBe(await worker.keyOf(one.registry));

  publish('two');
  await worker.adopt(two.html);
  expect(await worker.readState('current')).toBe(await worker.keyOf(two.registry));
  online.clear();
  expect(await ask(worker, two.file)).toBe('two');
  expect([...stores.keys()].filter((name) => name.includes(versionOf('one')))).toEqual([]);
});

it('files that an open window may use stay cached', async () => {
  const worker = await start();
  const one = publish('one');
  await worker.adopt(one.html);
  await ask(worker, one.file);
  windows = [{ id: 'unknown window' }];
  await worker.adopt(publish('two').html);
  online.clear();
  expect(await ask(worker, one.file)).toBe('one');
});

it('with Save-Data nothing is fetched ahead, and the current site version stays complete', async () => {
  const one = publish('one');
  const before = await start();
  await before.adopt(one.html);
  await ask(before, one.file);
  connection = { saveData: true };
  const worker = await start();
  asked = [];
  await expect(worker.adopt(publish('two').html)).rejects.toThrow();
  expect(asked.filter(({ cache }) => cache !== 'only-if-cached')).toEqual([]);
  expect(await worker.readState('current')).toBe(await worker.keyOf(one.registry));
});

it('files of a revoked version come from no cache', async () => {
  const worker = await start();
  const { html, registry, file } = publish('one');
  await worker.adopt(html);
  await ask(worker, file);
  const app = {
    ...registry.apps?.['mfe-x'],
    version: '0.1.0-ffffffff',
    base: './mfe-x/0.1.0-ffffffff/',
    revoked: [versionOf('one')],
  };
  await worker.deleteRevoked({ ...registry, apps: { 'mfe-x': app } });
  expect([...stores.keys()].filter((name) => name.includes(versionOf('one')))).toEqual([]);
  asked = [];
  await ask(worker, file);
  expect(asked).toEqual([{ address: file, cache: 'no-store' }]);
  online.clear();
  await expect(ask(await start(), file)).rejects.toThrow('Failed to fetch');
});

it('a document that fails to load redirects once to the cached main page, which opens no other document', async () => {
  const { html } = publish('one');
  const worker = await start();
  await worker.adopt(html);
  const redirect = await openThrough(worker, 'x/?bloco=2');
  expect(redirect.status).toBe(302);
  const next = redirect.headers.get('location') ?? '';
  expect(next).toBe(`${ROOT}?cached#/x?bloco=2`);
  // The network is back, but the document of the page may fail again.
  online.set(ROOT, html);
  const shown = await (await openThrough(worker, next)).text();
  expect(shown).toContain('<html data-root="./">');
  expect(shown).toContain('id="registry"');
  expect(await (await openThrough(worker, '#/x')).text()).toContain(
    '<html data-root="./" data-documents="/x">',
  );
});
