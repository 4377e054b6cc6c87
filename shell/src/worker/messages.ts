import { isConnectionCostly } from '../lib/is-connection-costly.ts';
import { adoptSiteVersion } from './adopt.ts';
import { listAppFiles } from './app-files.ts';
import { currentVersion, listCachedRoutes } from './current-version.ts';
import type { Question, QuestionOf, QuestionType, Reply, Reports } from './protocol.ts';
import { enqueue } from './queue.ts';
import { type Client, type ClientMessageEvent, siteUrl } from './scope.ts';
import { fetchMainPage, siteRoutes, siteVersionKey } from './site-version.ts';
import { readList, writeState } from './state.ts';
import { cacheFile, loadKnownIntegrity, versionCacheName, versionFolder } from './versions.ts';

/** The handler of each type of question. `report` sends a progress report. */
type Handlers = {
  [T in QuestionType]: (
    question: QuestionOf<T>,
    report: (news: Reports[T]) => void,
    client: Client,
  ) => Promise<void>;
};

const currentRoutes = async () => {
  const current = await currentVersion();
  return current ? siteRoutes(current) : [];
};

/** Lists all files of the app that serves a path, with the sum of their bytes. */
async function filesOfPath(path: string) {
  const route = (await currentRoutes()).find((candidate) => candidate.path === path);
  const files = route ? await listAppFiles(route) : [];
  return { files, total: files.reduce((sum, { size }) => sum + size, 0) };
}

const HANDLERS: Handlers = {
  async opened({ registry }, _, { id }) {
    await writeState(`window ${id}`, await siteVersionKey(registry));
    await adoptSiteVersion(await fetchMainPage());
  },
  async loaded({ files }) {
    for (const file of files)
      if (versionFolder(file))
        await cacheFile(file, { onlyFromBrowserCache: isConnectionCostly() }).catch(() => undefined);
  },
  async cachedRoutes(_, report) {
    report(await listCachedRoutes());
  },
  async about({ path }, report) {
    const { total } = await filesOfPath(path);
    report({ saved: (await readList('saved')).includes(path), bytes: total });
  },
  async cache({ path }, report) {
    const { files, total } = await filesOfPath(path);
    let cachedBytes = 0;
    for (const { address, size } of files) {
      await cacheFile(address);
      cachedBytes += size;
      report({ done: cachedBytes, total });
    }
    const saved = new Set(await readList('saved'));
    await writeState('saved', JSON.stringify([...saved.add(path)]));
  },
  async drop({ path }) {
    const saved = (await readList('saved')).filter((savedPath) => savedPath !== path);
    await writeState('saved', JSON.stringify(saved));
    const routes = await currentRoutes();
    const base = routes.find((route) => route.path === path)?.base;
    const isShared = routes.some((route) => route.base === base && saved.includes(route.path));
    // An open window of the app caches its files again when it loads them.
    if (base && !isShared) await caches.delete(versionCacheName(siteUrl(base)));
  },
};

const isQuestion = (data: unknown): data is Question =>
  Object.hasOwn(HANDLERS, (data as Partial<Question> | null)?.type ?? '');

async function answer<T extends QuestionType>(question: QuestionOf<T>, client: Client, port?: MessagePort) {
  const send = (reply: Reply<T>) => port?.postMessage(reply);
  try {
    await loadKnownIntegrity();
    await HANDLERS[question.type as T](question, (news) => send({ news }), client);
    send({ done: true });
  } catch (error) {
    send({ failed: String(error) });
  }
}

/** Answers a question of a window on the port that comes with it. Ignores any other message. */
export function answerMessage(event: ClientMessageEvent): void {
  const { data, ports, source } = event;
  if (isQuestion(data)) event.waitUntil(enqueue(() => answer(data, source, ports[0])));
}
