import { Worker } from 'node:worker_threads';
import type { Session } from './session.ts';
import type { Call, Reply } from './thread.ts';

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

/**
 * Opens PGlite in a worker thread. A statement blocks its thread until it is done; in the main thread it would block
 * requests, file transfers and timeouts.
 * @param archive see `openPglite`
 */
export async function openInWorker(dataDir: string | null, archive?: string): Promise<Session> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { dataDir, archive },
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let over: Error | undefined;

  // Keep the process alive while a call is pending; an open database alone does not.
  const answered = new Promise<void>((resolve, reject) => waiting.set(0, { resolve, reject }));
  const takeWaiting = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    return one;
  };
  worker.on('message', (reply: Reply) => {
    const one = takeWaiting(reply.id);
    if ('value' in reply) one?.resolve(reply.value as never);
    else one?.reject(Object.assign(new Error(), reply.error));
  });
  const ended = (error: Error) => {
    over ??= error;
    for (const id of [...waiting.keys()]) takeWaiting(id)?.reject(error);
  };
  worker.on('error', ended);
  worker.on('exit', (code) => ended(new Error(`the database worker exited (${code})`)));

  const call = <T>(act: Call['act'], ...args: unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (over) return reject(over);
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: calls, act, args } satisfies Call);
    });

  await answered.catch(async (error) => {
    await worker.terminate();
    throw error;
  });
  return {
    query: (statement, parameters, begins) => call('query', statement, [...parameters], begins),
    run: (script) => call('run', script),
    maintain: (statement) => call('maintain', statement),
    close: async () => {
      await call('close');
      await worker.terminate();
    },
  };
}
