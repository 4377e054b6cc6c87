import { Worker } from 'node:worker_threads';
import type { Session } from './session.ts';
import type { Call, Reply } from './thread.ts';

/** A call that the worker has not answered yet. */
interface PendingCall {
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
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let exitError: Error | undefined;

  // Call 0 is the opening of the database. A pending call keeps the process alive; an open database alone does not.
  const opened = new Promise<void>((resolve, reject) => pending.set(0, { resolve, reject }));
  const takePending = (id: number): PendingCall | undefined => {
    const pendingCall = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) worker.unref();
    return pendingCall;
  };
  worker.on('message', (reply: Reply) => {
    const pendingCall = takePending(reply.id);
    if ('value' in reply) pendingCall?.resolve(reply.value as never);
    else pendingCall?.reject(Object.assign(new Error(), reply.error));
  });
  const rejectPending = (error: Error) => {
    exitError ??= error;
    for (const id of [...pending.keys()]) takePending(id)?.reject(error);
  };
  worker.on('error', rejectPending);
  worker.on('exit', (code) => rejectPending(new Error(`the database worker exited (${code})`)));

  const call = <T>(method: Call['method'], ...args: unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (exitError) return reject(exitError);
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.ref();
      worker.postMessage({ id: lastId, method, args } satisfies Call);
    });

  await opened.catch(async (error) => {
    await worker.terminate();
    throw error;
  });
  return {
    query: (statement, parameters, startsTransaction) =>
      call('query', statement, [...parameters], startsTransaction),
    run: (script) => call('run', script),
    maintain: (statement) => call('maintain', statement),
    close: async () => {
      await call('close');
      await worker.terminate();
    },
  };
}
