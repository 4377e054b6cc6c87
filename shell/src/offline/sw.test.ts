// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';

// A plain script of public/, not a module: it is run as a browser runs it, with the parts that are asked for handed out.
const source = readFileSync(path.join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const ROOT = 'https://ia.example/';

interface Worker {
  adopt(html: string): Promise<void>;
  keyOf(registry: unknown): Promise<string>;
  folderOf(address: string): string | undefined;
  forgetRevoked(registry: unknown): Promise<void>;
  openFile(event: object): Promise<Response>;
  readState(name: string): Promise<string | null>;
}

type Stored = Map<string, Response>;
let kept: Map<string, Stored>;
let online: Map<string, string>;
let asked: { address: string; cache: string | undefined }[];
let windows: { id: string }[];
let connection: { saveData?: boolean };

const addressIn = (what: string | Request) =>
  (typeof what === 'string' ? what : what.url).split('?')[0] as string;
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
    const stored = kept.get(name) ?? new Map();
    kept.set(name, stored);
    return cacheOver(stored);
  },
  match: async (what: string | Request) =>
    [...kept.values()]
      .map((stored) => stored.get(addressIn(what)))
      .find(Boolean)
      ?.clone(),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
};
const fetched = async (what: string | Request, init?: RequestInit) => {
  const address = addressIn(what);
  asked.push({ address, cache: init?.cache ?? (what instanceof Request ? what.cache : undefined) });
  const text = init?.cache === 'only-if-cached' ? undefined : online.get(address);
  if (text === undefined) throw new TypeError('Failed to fetch');
  return new Response(text);
};

const start = (): Worker =>
  new Function(
    'self',
    'caches',
    'fetch',
    'clients',
    'navigator',
    `${source}; return { adopt, keyOf, folderOf, forgetRevoked, openFile, readState }`,
  )(
    { location: `${ROOT}sw.js`, addEventListener() {} },
    caches,
    fetched,
    { matchAll: async () => windows },
    { connection },
  );

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const versionOf = (text: string) => `0.1.0-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

/** A site whose one app is of these words; its files are on the network. @returns its main page */
function publish(words: string, revoked: string[] = []): { html: string; registry: object; file: string } {
  const version = versionOf(words);
  const [base, shell] = [`./mfe-x/${version}/`, './shell/0.1.0-00000000/'];
  const registry = {
    schema: 1,
    shell: { version: '0.1.0-00000000', base: shell },
    apps: {
      'mfe-x': {
        version,
        base,
        revoked,
        routes: [{ path: '/x', preload: ['page-AAAAAAAA.js'], styles: [] }],
      },
    },
  };
  const files = { [`${base}page-AAAAAAAA.js`]: words, [`${shell}assets/shell.js`]: 'shell' };
  for (const [file, text] of Object.entries(files)) online.set(new URL(file, ROOT).href, text);
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash(text)]));
  const html =
    `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>` +
    `<script type="importmap" nonce="import-map">${JSON.stringify({ integrity })}</script>` +
    `<script type="module" src="${shell}assets/shell.js"></script>`;
  return { html, registry, file: new URL(`${base}page-AAAAAAAA.js`, ROOT).href };
}

/** A page of the site asks for a file through the worker, and what the worker goes on to do is done. */
async function ask(worker: Worker, address: string, init: RequestInit = {}): Promise<string> {
  const rest: Promise<unknown>[] = [];
  const event = {
    request: new Request(address, init),
    waitUntil: (more: Promise<unknown>) => void rest.push(more),
  };
  const response = await worker.openFile(event);
  const text = await response.text();
  await Promise.all(rest);
  return text;
}

beforeEach(() => {
  kept = new Map();
  online = new Map();
  asked = [];
  windows = [];
  connection = {};
});

it('knows a composition by its registry, in whatever order that was written', async () => {
  const { keyOf } = start();
  expect(await keyOf({ a: 1, b: { c: [2], d: 3 } })).toBe(await keyOf({ b: { d: 3, c: [2] }, a: 1 }));
  expect(await keyOf({ a: 1 })).not.toBe(await keyOf({ a: 2 }));
});

it.each([
  ['https://ia.example/mfe-x/0.1.0-1a2b3c4d/assets/a.js', 'https://ia.example/mfe-x/0.1.0-1a2b3c4d/'],
  ['https://ia.example/backend/rest/v1/rpc/vote', undefined],
  ['https://abc.supabase.co/rest/v1/principles?x=/mfe-x/0.1.0-1a2b3c4d/a', undefined],
  ['https://ia.example/mfe-x/live.json', undefined],
])('of %s the version is %s', (address, folder) => {
  expect(start().folderOf(address)).toBe(folder);
});

it('keeps what was asked for and no altered file, and gives it without a network', async () => {
  const worker = start();
  const { html, file } = publish('one');
  await worker.adopt(html);
  online.set(file, 'one, altered');
  await ask(worker, file);
  online.set(file, 'one');
  expect(await ask(worker, file)).toBe('one');
  online.clear();
  expect(await ask(worker, `${file}?retry=1`)).toBe('one');
});

it('gives the network, and not what is kept, to whom asks past it', async () => {
  const worker = start();
  const { html, file } = publish('one');
  await worker.adopt(html);
  await ask(worker, file);
  online.set(file, 'altered');
  expect(await ask(worker, file, { cache: 'reload' })).toBe('altered');
  expect(await ask(worker, file)).toBe('one');
});

it('takes a newer composition when all that was opened is there, and then lets the one before go', async () => {
  const worker = start();
  const one = publish('one');
  await worker.adopt(one.html);
  await ask(worker, one.file);
  const two = publish('two');
  online.delete(two.file);
  await expect(worker.adopt(two.html)).rejects.toThrow();
  expect(await worker.readState('current')).toBe(await worker.keyOf(one.registry));

  online.set(two.file, 'two, altered');
  await expect(worker.adopt(two.html)).rejects.toThrow('as it was published');
  expect(await worker.readState('current')).toBe(await worker.keyOf(one.registry));

  publish('two');
  await worker.adopt(two.html);
  expect(await worker.readState('current')).toBe(await worker.keyOf(two.registry));
  online.clear();
  expect(await ask(worker, two.file)).toBe('two');
  expect([...kept.keys()].filter((name) => name.includes(versionOf('one')))).toEqual([]);
});

it('keeps what an open window uses', async () => {
  const worker = start();
  const one = publish('one');
  await worker.adopt(one.html);
  await ask(worker, one.file);
  windows = [{ id: 'of a tab that nobody knows' }];
  await worker.adopt(publish('two').html);
  online.clear();
  expect(await ask(worker, one.file)).toBe('one');
});

it('fetches nothing ahead for whoever saves data: the one before stays whole', async () => {
  const one = publish('one');
  const before = start();
  await before.adopt(one.html);
  await ask(before, one.file);
  connection = { saveData: true };
  const worker = start();
  asked = [];
  await expect(worker.adopt(publish('two').html)).rejects.toThrow();
  expect(asked.filter(({ cache }) => cache !== 'only-if-cached')).toEqual([]);
  expect(await worker.readState('current')).toBe(await worker.keyOf(one.registry));
});

it('opens nothing of a version that was revoked, from no cache', async () => {
  const worker = start();
  const { html, registry, file } = publish('one');
  await worker.adopt(html);
  await ask(worker, file);
  const { apps } = registry as { apps: Record<string, object> };
  const app = {
    ...apps['mfe-x'],
    version: '0.1.0-ffffffff',
    base: './mfe-x/0.1.0-ffffffff/',
    revoked: [versionOf('one')],
  };
  await worker.forgetRevoked({ ...registry, apps: { 'mfe-x': app } });
  expect([...kept.keys()].filter((name) => name.includes(versionOf('one')))).toEqual([]);
  asked = [];
  await ask(worker, file);
  expect(asked).toEqual([{ address: file, cache: 'no-store' }]);
  online.clear();
  await expect(ask(start(), file)).rejects.toThrow('Failed to fetch');
});
