// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FetchEvent } from './scope.ts';
import type { SiteRegistry } from './site-version.ts';

// Tests the service worker's modules with fakes of Cache Storage and network: which files and which site
// version it caches, and what it serves offline.
const ROOT = 'https://ia.example/';

type Worker = Awaited<ReturnType<typeof startWorker>>;

/** A cache: responses by address. */
type Stored = Map<string, Response>;
/**
 * Fakes of Cache Storage by cache name, files on the network by address, network requests, and open windows.
 */
let cacheStorage: Map<string, Stored>;
let networkFiles: Map<string, string>;
let requests: { address: string; cache: string | undefined }[];
let windows: { id: string }[];
let connection: { saveData?: boolean };

const addressOf = (request: string | Request) =>
  (typeof request === 'string' ? request : request.url).split(/[?#]/)[0] as string;
/** A `Cache` that ignores queries, hashes and options. */
const fakeCache = (stored: Stored) => ({
  match: async (request: string | Request) => stored.get(addressOf(request))?.clone(),
  put: async (request: string | Request, response: Response) => void stored.set(addressOf(request), response),
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  addAll: async (addresses: string[]) => {
    for (const address of addresses) stored.set(address, new Response(address));
  },
  delete: async (request: { url: string } | string) =>
    stored.delete(typeof request === 'string' ? request : request.url),
});
const caches = {
  open: async (name: string) => {
    const stored = cacheStorage.get(name) ?? new Map();
    cacheStorage.set(name, stored);
    return fakeCache(stored);
  },
  match: async (request: string | Request) =>
    [...cacheStorage.values()]
      .map((stored) => stored.get(addressOf(request)))
      .find(Boolean)
      ?.clone(),
  keys: async () => [...cacheStorage.keys()],
  delete: async (name: string) => cacheStorage.delete(name),
};
/** Records the request and responds from `networkFiles`. The browser's own cache is empty. */
const fakeFetch = async (request: string | Request, init?: RequestInit) => {
  const address = addressOf(request);
  requests.push({ address, cache: init?.cache ?? (request instanceof Request ? request.cache : undefined) });
  const text = init?.cache === 'only-if-cached' ? undefined : networkFiles.get(address);
  if (text === undefined) throw new TypeError('Failed to fetch');
  return new Response(text);
};

/** Restarts the worker: its memory is empty, caches and state stay. */
async function startWorker() {
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { href: `${ROOT}sw.js` },
    clients: { matchAll: async () => windows },
  });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('navigator', { connection });
  const { adoptSiteVersion, deleteRevoked } = await import('./adopt.ts');
  const { siteVersionKey } = await import('./site-version.ts');
  const { versionFolder } = await import('./versions.ts');
  const { openDocument } = await import('./documents.ts');
  const { openFile } = await import('./files.ts');
  const { readState } = await import('./state.ts');
  return {
    adopt: adoptSiteVersion,
    deleteRevoked,
    siteVersionKey,
    versionFolder,
    openDocument,
    openFile,
    readState,
  };
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
  for (const [file, text] of Object.entries(files)) networkFiles.set(new URL(file, ROOT).href, text);
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash(text)]));
  const html =
    '<html data-root="./" data-documents="/x">' +
    `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>` +
    `<script type="importmap" nonce="import-map">${JSON.stringify({ integrity })}</script>` +
    `<script type="module" src="${shell}assets/shell.js"></script>`;
  return { html, registry, file: new URL(`${base}page-AAAAAAAA.js`, ROOT).href };
}

/** Requests a file through the worker, and waits for all work that the request starts. */
async function requestFile(worker: Worker, address: string, init: RequestInit = {}): Promise<string> {
  const pendingWork: Promise<unknown>[] = [];
  const event = {
    request: new Request(address, init),
    waitUntil: (work: Promise<unknown>) => void pendingWork.push(work),
  };
  const response = await worker.openFile(event as unknown as FetchEvent);
  const text = await response.text();
  await Promise.all(pendingWork);
  return text;
}

/** Requests a document through the worker, as a navigation. */
function requestDocument(worker: Worker, address: string): Promise<Response> {
  const url = new URL(address, ROOT);
  const event = { request: new Request(url), resultingClientId: 'a', waitUntil: () => {} };
  return worker.openDocument(event as unknown as FetchEvent, url.pathname.slice(1), url);
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  cacheStorage = new Map();
  networkFiles = new Map();
  requests = [];
  windows = [];
  connection = {};
});

it('the key of a site version does not depend on the order of keys in its registry', async () => {
  const { siteVersionKey } = await startWorker();
  expect(await siteVersionKey({ a: 1, b: { c: [2], d: 3 } })).toBe(
    await siteVersionKey({ b: { d: 3, c: [2] }, a: 1 }),
  );
  expect(await siteVersionKey({ a: 1 })).not.toBe(await siteVersionKey({ a: 2 }));
});

it.each([
  ['https://ia.example/mfe-x/0.1.0-1a2b3c4d/assets/a.js', 'https://ia.example/mfe-x/0.1.0-1a2b3c4d/'],
  ['https://ia.example/backend/rest/v1/rpc/vote', undefined],
  ['https://abc.supabase.co/rest/v1/principles?x=/mfe-x/0.1.0-1a2b3c4d/a', undefined],
  ['https://ia.example/mfe-x/live.json', undefined],
])('the version folder of %s is %s', async (address, folder) => {
  const { versionFolder } = await startWorker();
  expect(versionFolder(address)).toBe(folder);
});

it('the worker caches a requested file if its integrity matches, and serves it offline', async () => {
  const worker = await startWorker();
  const { html, file } = publish('one');
  await worker.adopt(html);
  networkFiles.set(file, 'one, altered');
  await requestFile(worker, file);
  networkFiles.set(file, 'one');
  expect(await requestFile(worker, file)).toBe('one');
  networkFiles.clear();
  expect(await requestFile(worker, `${file}?retry=1`)).toBe('one');
});

it('a request that bypasses caches is answered from the network', async () => {
  const worker = await startWorker();
  const { html, file } = publish('one');
  await worker.adopt(html);
  await requestFile(worker, file);
  networkFiles.set(file, 'altered');
  expect(await requestFile(worker, file, { cache: 'reload' })).toBe('altered');
  expect(await requestFile(worker, file)).toBe('one');
});

it('a newer site version replaces the current one once all cached files have successors', async () => {
  const worker = await startWorker();
  const one = publish('one');
  await worker.adopt(one.html);
  await requestFile(worker, one.file);
  const two = publish('two');
  networkFiles.delete(two.file);
  await expect(worker.adopt(two.html)).rejects.toThrow();
  expect(await worker.readState('current')).toBe(await worker.siteVersionKey(one.registry));

  networkFiles.set(two.file, 'two, altered');
  await expect(worker.adopt(two.html)).rejects.toThrow('integrity mismatch');
  expect(await worker.readState('current')).toBe(await worker.siteVersionKey(one.registry));

  publish('two');
  await worker.adopt(two.html);
  expect(await worker.readState('current')).toBe(await worker.siteVersionKey(two.registry));
  networkFiles.clear();
  expect(await requestFile(worker, two.file)).toBe('two');
  expect([...cacheStorage.keys()].filter((name) => name.includes(versionOf('one')))).toEqual([]);
});

it('the worker keeps files that an open window may use', async () => {
  const worker = await startWorker();
  const one = publish('one');
  await worker.adopt(one.html);
  await requestFile(worker, one.file);
  windows = [{ id: 'unknown window' }];
  await worker.adopt(publish('two').html);
  networkFiles.clear();
  expect(await requestFile(worker, one.file)).toBe('one');
});

it('with Save-Data, the worker fetches no file of a newer site version, and keeps the current one', async () => {
  const one = publish('one');
  const before = await startWorker();
  await before.adopt(one.html);
  await requestFile(before, one.file);
  connection = { saveData: true };
  const worker = await startWorker();
  requests = [];
  await expect(worker.adopt(publish('two').html)).rejects.toThrow();
  expect(requests.filter(({ cache }) => cache !== 'only-if-cached')).toEqual([]);
  expect(await worker.readState('current')).toBe(await worker.siteVersionKey(one.registry));
});

it('the worker takes files of a revoked version from no cache', async () => {
  const worker = await startWorker();
  const { html, registry, file } = publish('one');
  await worker.adopt(html);
  await requestFile(worker, file);
  const app = {
    ...registry.apps?.['mfe-x'],
    version: '0.1.0-ffffffff',
    base: './mfe-x/0.1.0-ffffffff/',
    revoked: [versionOf('one')],
  };
  await worker.deleteRevoked({ ...registry, apps: { 'mfe-x': app } });
  expect([...cacheStorage.keys()].filter((name) => name.includes(versionOf('one')))).toEqual([]);
  requests = [];
  await requestFile(worker, file);
  expect(requests).toEqual([{ address: file, cache: 'no-store' }]);
  networkFiles.clear();
  await expect(requestFile(await startWorker(), file)).rejects.toThrow('Failed to fetch');
});

it('a document that fails to load redirects once to the cached main page, which opens no other document', async () => {
  const { html } = publish('one');
  const worker = await startWorker();
  await worker.adopt(html);
  const redirect = await requestDocument(worker, 'x/?bloco=2');
  expect(redirect.status).toBe(302);
  const next = redirect.headers.get('location') ?? '';
  expect(next).toBe(`${ROOT}?cached#/x?bloco=2`);
  // The network is back, but the document of the page may fail again.
  networkFiles.set(ROOT, html);
  const shown = await (await requestDocument(worker, next)).text();
  expect(shown).toContain('<html data-root="./">');
  expect(shown).toContain('id="registry"');
  expect(await (await requestDocument(worker, '#/x')).text()).toContain(
    '<html data-root="./" data-documents="/x">',
  );
});
