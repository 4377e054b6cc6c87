import { isCostly } from '../lib/is-costly.ts';
import { adoptSiteVersion } from './adopt.ts';
import { appFiles } from './app-files.ts';
import { cachedRoutes, currentVersion } from './current-version.ts';
import type { Question, QuestionOf, QuestionType, Reply, Reports } from './protocol.ts';
import { enqueue } from './queue.ts';
import { type Client, type ClientMessageEvent, siteUrl } from './scope.ts';
import { fetchMainPage, keyOf, routesOf } from './site-version.ts';
import { readList, writeState } from './state.ts';
import { cacheFile, cacheOf, folderOf, learnKnownModules } from './versions.ts';

type Answers = {
  [T in QuestionType]: (
    question: QuestionOf<T>,
    report: (news: Reports[T]) => void,
    client: Client,
  ) => Promise<void>;
};

const routesNow = async () => {
  const current = await currentVersion();
  return current ? routesOf(current) : [];
};

/** All files of the app that serves a path, with the sum of their bytes. */
async function filesAt(path: string) {
  const route = (await routesNow()).find((one) => one.path === path);
  const files = route ? await appFiles(route) : [];
  return { files, total: files.reduce((sum, { size }) => sum + size, 0) };
}

const ANSWERS: Answers = {
  async opened({ registry }, _, { id }) {
    await writeState(`window ${id}`, await keyOf(registry));
    await adoptSiteVersion(await fetchMainPage());
  },
  async loaded({ files }) {
    for (const file of files) if (folderOf(file)) await cacheFile(file, isCostly()).catch(() => undefined);
  },
  async cachedRoutes(_, report) {
    report(await cachedRoutes());
  },
  async about({ path }, report) {
    const { total } = await filesAt(path);
    report({ saved: (await readList('saved')).includes(path), bytes: total });
  },
  async cache({ path }, report) {
    const { files, total } = await filesAt(path);
    let cachedBytes = 0;
    for (const { address, size } of files) {
      await cacheFile(address, false);
      cachedBytes += size;
      report({ done: cachedBytes, total });
    }
    const saved = new Set(await readList('saved'));
    await writeState('saved', JSON.stringify([...saved.add(path)]));
  },
  async drop({ path }) {
    const saved = (await readList('saved')).filter((one) => one !== path);
    await writeState('saved', JSON.stringify(saved));
    const routes = await routesNow();
    const base = routes.find((route) => route.path === path)?.base;
    const isShared = routes.some((route) => route.base === base && saved.includes(route.path));
    // An open window of the app caches files again when it loads them.
    if (base && !isShared) await caches.delete(cacheOf(siteUrl(base)));
  },
};

const isQuestion = (data: unknown): data is Question =>
  Object.hasOwn(ANSWERS, (data as Partial<Question> | null)?.type ?? '');

async function run<T extends QuestionType>(question: QuestionOf<T>, client: Client, port?: MessagePort) {
  const send = (reply: Reply<T>) => port?.postMessage(reply);
  try {
    await learnKnownModules();
    await ANSWERS[question.type as T](question, (news) => send({ news }), client);
    send({ done: true });
  } catch (error) {
    send({ failed: String(error) });
  }
}

/** Answers a question of a window on the port that comes with it. Ignores any other message. */
export function answerMessage(event: ClientMessageEvent): void {
  const { data, ports, source } = event;
  if (isQuestion(data)) event.waitUntil(enqueue(() => run(data, source, ports[0])));
}
