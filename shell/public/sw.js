// Keeps what was opened on the device, so that it opens again without a network. Plain and by itself: no list of one build's
// files would do, since a composition of this site is its registry, and apps are released one by one (docs/adr/0015).
// The network comes first for every document. Kept are versions of apps, which never change, each in a cache of its own, and
// the document of one composition, which takes the place of the one before when all that it needs is there.
// Over 300 lines, because a worker is one file: whatever it loaded besides would be another version's one day.
const ROOT = new URL('./', self.location).href;
const own = (name) => `${ROOT} ${name}`;
/** Documents by composition, which one is in use, which window shows which, what was asked for, what was revoked. */
const STATE = own('state');
/** Static pages, words to read and what they look like. */
const PAGES = own('pages');
/** Milliseconds that a kept document is held back for a slow network. */
const PATIENCE = 5000;
const FOLDER = /^[^?#]*?\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/?#]*-[0-9a-f]{8}\//;
const SERVICES = /^(backend|_federation|packages)\//;
const BESIDE = /^([\w-]+\/)?[\w-]+\.(css|svg|png|js|webmanifest)$/;
const LOOSE = { ignoreSearch: true, ignoreVary: true };

const folderOf = (address) => FOLDER.exec(address)?.[0];
const cacheOf = (folder) => own(folder);
/** Whoever pays for each byte gets what they open, and nothing beside it. */
const isCostly = () =>
  navigator.connection?.saveData === true || /2g|3g/.test(navigator.connection?.effectiveType ?? '');

const sha256 = async (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));

/** The same text for the same value, in whatever order its keys are written. */
const ordered = (value) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
const keyOf = (registry) => sha256(new TextEncoder().encode(ordered(registry)));

const stateAt = (name) => own(encodeURIComponent(name));
async function readState(name) {
  const found = await (await caches.open(STATE)).match(stateAt(name));
  return found ? found.text() : null;
}
const writeState = async (name, text) => (await caches.open(STATE)).put(stateAt(name), new Response(text));
const forgetState = async (name) => (await caches.open(STATE)).delete(stateAt(name));
const readList = async (name) => JSON.parse((await readState(name)) ?? '[]');

/** Windows whose document is on its way: the browser does not name them yet. */
const arriving = new Set();

/** Hashes of all modules that some known document names, by address. */
const hashes = new Map();

/** What a document is composed of; null for a page that is no composition, or holds its modules against nothing. */
async function compositionOf(html) {
  const registryText = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(html)?.[1];
  const mapText = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!registryText || !mapText) return null;
  const registry = JSON.parse(registryText);
  const modules = Object.entries(JSON.parse(mapText).integrity).map(([file, hash]) => [
    new URL(file, ROOT).href,
    hash,
  ]);
  return { key: await keyOf(registry), html, registry, modules };
}

const at = (address) => new URL(address, ROOT).href;
const appsOf = ({ registry }) => Object.entries(registry.apps ?? {});
const routesOf = (composition) =>
  appsOf(composition).flatMap(([name, app]) =>
    (app.routes ?? []).map((route) => ({ ...route, name, base: app.base })),
  );
const filesOf = ({ base, preload = [], styles = [] }) =>
  [...preload, ...styles].map((file) => at(base + file));

/** The shell's own: what its document names, and all its modules, which are few. */
function shellFiles({ html, registry, modules }) {
  const base = at(registry.shell.base);
  const named = [...html.matchAll(/ (?:src|href)="(\.\/[^"]+)"/g)].map(([, file]) => at(file));
  const files = [...named, ...modules.map(([file]) => file).filter((file) => file.includes('/assets/'))];
  return [...new Set(files.filter((file) => file.startsWith(base)))];
}

/** The folders of all versions that a document of this composition may load. */
const foldersOf = ({ registry }) => [
  at(registry.shell.base),
  ...Object.values(registry.apps ?? {}).flatMap(({ base, lastGood }) =>
    [at(base), lastGood && folderOf(at(lastGood.entry))].filter(Boolean),
  ),
];

const revokedFolders = ({ shell, apps = {} }) =>
  [shell, ...Object.values(apps)].flatMap(({ version, base, revoked = [] }) =>
    revoked.map((gone) => at(base.replace(version, gone))),
  );

const isKept = async (address) => Boolean(await caches.match(address, LOOSE));
const allKept = async (files) => (await Promise.all(files.map(isKept))).every(Boolean);

/** Puts a file of a version where it stays; says whether it did. A module has to be the one that was published. */
async function store(address, response) {
  const folder = folderOf(address);
  if (!folder || !response.ok) return false;
  if (
    /\.js$/.test(address) &&
    hashes.get(address) !== `sha256-${await sha256(await response.clone().arrayBuffer())}`
  )
    return false;
  await (await caches.open(cacheOf(folder))).put(address, response);
  return true;
}

/** @throws when a file does not arrive as it was published. */
async function keep(address, costly) {
  if (await isKept(address)) return;
  const response = await fetch(
    address,
    costly ? { cache: 'only-if-cached', mode: 'same-origin' } : undefined,
  );
  if (!(await store(address, response))) throw new Error(`${address} did not arrive as it was published`);
}

/** The composition that opens without a network; null while there is none. */
async function inUse() {
  const key = await readState('current');
  const html = key && (await readState(`document ${key}`));
  return html ? compositionOf(html) : null;
}

/** Files of a new version that stand for those that were opened of the one before: the same names, but for their hashes. */
async function successors(composition) {
  const stem = (address) => address.replace(FOLDER, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
  const folder = (address) => folderOf(address)?.replace(/[^/]+\/$/, '');
  const before = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(own('http'))) continue;
    for (const { url } of await (await caches.open(name)).keys()) before.add(folder(url) + stem(url));
  }
  const live = new Set(Object.values(composition.registry.apps ?? {}).map(({ base }) => at(base)));
  return composition.modules
    .map(([address]) => address)
    .filter((address) => live.has(folderOf(address)) && before.has(folder(address) + stem(address)));
}

/** All files of the apps whose pages a visitor asked to keep. */
async function askedFiles(composition) {
  const asked = await readList('asked');
  const apps = new Map(
    routesOf(composition)
      .filter(({ path }) => asked.includes(path))
      .map((route) => [route.name, route]),
  );
  return (await Promise.all([...apps.values()].map(appFiles))).flat().map(({ address }) => address);
}

/** What an app's pages may load, each with its size, as the record of its release says. */
async function appFiles({ name, base }) {
  const version = base.replace(/\/$/, '').replace(/^.*\//, '');
  const record = at(`./${name}/releases/${version}.json`);
  const response = (await caches.match(record, LOOSE)) ?? (await fetch(record));
  if (!response.ok) throw new Error(`${record} answered ${response.status}`);
  const { files } = await response.clone().json();
  await (await caches.open(cacheOf(at(base)))).put(record, response);
  return Object.entries(files)
    .filter(([file]) => /^(remoteEntry\.js|assets\/.*(?<!\.br))$/.test(file))
    .map(([file, { bytes }]) => ({ address: at(base + file), size: bytes }));
}

let turn = Promise.resolve();
/** One after the other: two documents that arrive at once must not both count as the newer one. */
const inTurn = (run) => {
  turn = turn.catch(() => undefined).then(run);
  return turn;
};

const knowModules = ({ modules }) => {
  for (const [address, hash] of modules) hashes.set(address, hash);
};

/** Takes a main page that arrived as the one to open without a network, when all that it needs is there. */
async function adopt(html) {
  const next = await compositionOf(html);
  if (!next) return;
  knowModules(next);
  await forgetRevoked(next.registry);
  await keepWords();
  const before = await inUse();
  await writeState(`document ${next.key}`, html);
  if (before?.key !== next.key) {
    const opened = [];
    for (const route of before ? routesOf(before) : []) {
      const files = filesOf(route);
      if (files.length > 0 && (await allKept(files))) opened.push(route.path);
    }
    const files = [
      ...shellFiles(next),
      ...routesOf(next)
        .filter(({ path }) => opened.includes(path))
        .flatMap(filesOf),
      ...(before ? await successors(next) : []),
      ...(await askedFiles(next)),
    ];
    await Promise.all([...new Set(files)].map((file) => keep(file, isCostly())));
    await writeState('current', next.key);
  }
  await collect();
}

/** What was revoked opens from no cache, the browser's own included. */
async function forgetRevoked(registry) {
  const gone = revokedFolders(registry);
  await writeState('revoked', JSON.stringify(gone));
  for (const folder of gone) await caches.delete(cacheOf(folder));
  const kept = await inUse();
  if (kept && gone.includes(at(kept.registry.shell.base))) await forgetState('current');
}

/** Removes what no window uses and no window will be given. What a window uses and is not known stays all of it. */
async function collect() {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ids = new Set(windows.map(({ id }) => id));
  for (const id of ids) arriving.delete(id);
  const shown = await Promise.all([...ids, ...arriving].map((id) => readState(`window ${id}`)));
  const used = new Set([await readState('current'), ...shown]);
  const folders = new Set();
  for (const key of used) {
    const html = key && (await readState(`document ${key}`));
    if (!html) return;
    for (const folder of foldersOf(await compositionOf(html))) folders.add(cacheOf(folder));
  }
  for (const name of await caches.keys())
    if (name.startsWith(own('http')) && !folders.has(name)) await caches.delete(name);
  const state = await caches.open(STATE);
  for (const request of await state.keys()) {
    const [kind, what] = decodeURIComponent(request.url.slice(ROOT.length)).trim().split(' ');
    const isPast =
      (kind === 'document' && !used.has(what)) ||
      (kind === 'window' && !ids.has(what) && !arriving.has(what));
    if (isPast) await state.delete(request);
  }
}

const fetchMain = async () => {
  const response = await fetch(ROOT, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the main page answered ${response.status}`);
  return response.text();
};

/** Looks at a document that arrived: it may be of a newer composition, or a page to keep as it is. */
async function note(place, response, id) {
  if (!response.ok || !/^text\/html/.test(response.headers.get('content-type') ?? '')) return;
  const again = response.clone();
  const html = await response.text();
  const composition = await compositionOf(html);
  if (!composition) return (await caches.open(PAGES)).put(at(place), again);
  if (id) await writeState(`window ${id}`, composition.key);
  const isMain = /^(index\.html)?$/.test(place);
  if (isMain) return adopt(html);
  if ((await readState('current')) !== composition.key) return adopt(await fetchMain());
}

/** What says that a page is not kept has to be kept itself. A visitor may have emptied the device meanwhile. */
async function keepWords() {
  if (await isKept(at('offline.html'))) return;
  const words = ['offline.html', 'static-page.css', 'preferences.js', 'favicon.svg', 'missing-tile.svg'];
  await (await caches.open(PAGES)).addAll(words.map(at));
}

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Routes that open without a network, by what the composition in use says. */
async function keptRoutes() {
  const kept = await inUse();
  const found = [];
  for (const route of kept ? routesOf(kept) : [])
    if (route.listed !== false && (await allKept(filesOf(route))))
      found.push({ path: route.path, title: route.title });
  return found;
}

/** Says that a page is not kept, and which are. */
async function offlinePage() {
  const page = await caches.match(at('offline.html'), LOOSE);
  if (!page) return Response.error();
  const links = (await keptRoutes()).map(
    ({ path, title }) => `<li><a href="/#${escaped(path)}">${escaped(title)}</a></li>`,
  );
  const html = (await page.text())
    .replace(/<!-- kept: (.*?) -->/s, (_, words) =>
      links.length > 0 ? words.replace('{links}', () => links.join('')) : '',
    )
    .replace(/ (href|src)="\//g, (_, name) => ` ${name}="${new URL(ROOT).pathname}`);
  return new Response(html, { status: 503, headers: page.headers });
}

/** A document from the device: the main page, which all routes open in, or a page as it was when it was opened. */
async function keptDocument(place, { search, hash }) {
  const kept = await inUse();
  if (kept && /^(index\.html)?$/.test(place))
    return new Response(kept.html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const route = `/${place.replace(/\/?(index\.html)?$/, '')}`;
  if (kept && routesOf(kept).some(({ path }) => path === route))
    return Response.redirect(`${ROOT}${hash.startsWith('#/') ? hash : `#${route}${search}${hash}`}`);
  return caches.match(at(place), LOOSE);
}

async function openDocument(event, place, url) {
  const { resultingClientId: id } = event;
  arriving.add(id);
  const arrived = fetch(event.request);
  // As a copy from the first: what the page reads cannot be read twice.
  const copy = arrived.then((response) => response.clone());
  let shows = 'what arrives';
  const noted = async () => note(place, await copy, shows === 'what arrives' ? id : null);
  event.waitUntil(copy.then(() => inTurn(noted)).catch(() => undefined));
  const kept = await keptDocument(place, url);
  const patience = kept ? [new Promise((resolve) => setTimeout(resolve, PATIENCE))] : [];
  const response = await Promise.race([arrived, ...patience]).catch(() => null);
  if (response && response.status < 500) return response;
  shows = 'what is kept';
  if (kept?.status === 200) await writeState(`window ${id}`, (await readState('current')) ?? '');
  return kept ?? response ?? offlinePage();
}

let known;
/** The modules of all documents that windows may show, after the browser had stopped this worker. */
const ready = () => {
  known ??= (async () => {
    const state = await caches.open(STATE);
    for (const request of await state.keys()) {
      if (!decodeURIComponent(request.url.slice(ROOT.length)).trim().startsWith('document ')) continue;
      const composition = await compositionOf(await (await state.match(request)).text());
      if (composition) knowModules(composition);
    }
  })();
  return known;
};

async function openFile(event) {
  const { request } = event;
  const address = request.url.split('?')[0];
  // The shell asks past what is kept to compare by itself, and what it gets replaces a spoilt copy.
  const isFresh = /^(reload|no-store)$/.test(request.cache);
  const kept = isFresh ? null : await caches.match(address, LOOSE);
  if (kept) return kept;
  const isRevoked = (await readList('revoked')).includes(folderOf(address));
  const response = await fetch(isRevoked ? new Request(request, { cache: 'no-store' }) : request);
  const copy = response.clone();
  // After the document that names it has been read.
  if (!isRevoked) event.waitUntil(ready().then(() => inTurn(() => store(address, copy))));
  return response;
}

/** A page's style and pictures, as they are now; without a network as they were. */
async function openBeside(event) {
  try {
    const response = await fetch(event.request);
    const copy = response.clone();
    if (response.ok) event.waitUntil(caches.open(PAGES).then((cache) => cache.put(event.request.url, copy)));
    return response;
  } catch (error) {
    return (await caches.match(event.request.url, LOOSE)) ?? Promise.reject(error);
  }
}

/** The registry as it is now: open windows ask for it. From here is known what was revoked, and what is newer. */
async function readRegistry(event) {
  const response = await fetch(event.request);
  const copy = response.clone();
  const learn = async () => {
    const registry = await copy.json();
    await forgetRevoked(registry);
    if ((await readState('current')) !== (await keyOf(registry))) await adopt(await fetchMain());
  };
  if (response.ok) event.waitUntil(inTurn(learn).catch(() => undefined));
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const address = url.href.replace(/[?#].*$/s, '');
  const place = address.startsWith(ROOT) ? address.slice(ROOT.length) : null;
  if (place !== null && SERVICES.test(place)) return;
  if (request.mode === 'navigate') {
    if (place !== null) event.respondWith(openDocument(event, place, url));
  } else if (folderOf(address)) event.respondWith(openFile(event));
  else if (place === 'registry.json') event.respondWith(readRegistry(event));
  else if (place !== null && BESIDE.test(place)) event.respondWith(openBeside(event));
});

const bytesOf = async (path) => {
  const kept = await inUse();
  const route = kept && routesOf(kept).find((one) => one.path === path);
  return route ? appFiles(route) : [];
};

/** What the shell asks for: `{ type, … }`, answered on the port that comes with it. */
const answers = {
  /** A window says what it is composed of: before this worker was there, nobody looked. */
  async opened({ registry }, _, { id }) {
    await writeState(`window ${id}`, await keyOf(registry));
    await adopt(await fetchMain());
  },
  async loaded({ files }) {
    for (const file of files) if (folderOf(file)) await keep(file, isCostly()).catch(() => undefined);
  },
  kept: async (_, tell) => tell(await keptRoutes()),
  /** How much of a page's app is kept, and whether it was asked for. */
  async about({ path }, tell) {
    const files = await bytesOf(path);
    tell({
      asked: (await readList('asked')).includes(path),
      bytes: files.reduce((sum, { size }) => sum + size, 0),
    });
  },
  async keep({ path }, tell) {
    const files = await bytesOf(path);
    let done = 0;
    const total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { address, size } of files) {
      await keep(address, false);
      done += size;
      tell({ done, total });
    }
    const asked = new Set(await readList('asked'));
    await writeState('asked', JSON.stringify([...asked.add(path)]));
  },
  async drop({ path }) {
    const asked = (await readList('asked')).filter((one) => one !== path);
    await writeState('asked', JSON.stringify(asked));
    const kept = await inUse();
    const routes = kept ? routesOf(kept) : [];
    const base = routes.find((route) => route.path === path)?.base;
    // What is open is kept again by the window that shows it.
    if (base && !routes.some((route) => route.base === base && asked.includes(route.path)))
      await caches.delete(cacheOf(at(base)));
  },
};

self.addEventListener('message', (event) => {
  const answer = Object.hasOwn(answers, event.data?.type) && answers[event.data.type];
  const [port] = event.ports;
  const tell = (news) => port?.postMessage({ news });
  const run = async () => {
    await ready();
    await answer(event.data, tell, event.source);
    port?.postMessage({ done: true });
  };
  if (answer) event.waitUntil(inTurn(run).catch((error) => port?.postMessage({ failed: String(error) })));
});

self.addEventListener('install', (event) => event.waitUntil(keepWords()));

// Never before the windows of the worker before are gone: it takes only those that have none.
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
