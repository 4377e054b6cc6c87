// Worker thread of a PGlite: session calls and their results are messages (worker-session.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './open.ts';
import { createSession, type Session } from './session.ts';

/** One call of a session method. */
export interface Call {
  id: number;
  method: keyof Session;
  args: unknown[];
}

/** Result of a call. `id` 0 reports whether the database opened. */
export type Reply = { id: number } & ({ value: unknown } | { error: object });

const port = parentPort;
if (!port) throw new Error('thread.ts must run as a worker of worker-session.ts.');

const reply = async (id: number, answer: () => Promise<unknown>) => {
  try {
    port.postMessage({ id, value: await answer() } satisfies Reply);
  } catch (error) {
    // PostgreSQL's error details are properties, which structured cloning of an Error drops: send a plain object.
    const { name, message, stack } = error as Error;
    port.postMessage({ id, error: { ...(error as object), name, message, stack } } satisfies Reply);
  }
};

const { dataDir, archive } = workerData as { dataDir: string | null; archive?: string };
const opening = openPglite(dataDir, archive).then(createSession);
await reply(0, () => opening.then(() => null));
port.on('message', ({ id, method, args }: Call) =>
  reply(id, async () => ((await opening)[method] as (...args: unknown[]) => Promise<unknown>)(...args)),
);
