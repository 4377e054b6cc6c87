// The thread that a PGlite has for itself: calls of its session come as messages, and so do the answers (apart.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './open.ts';
import { type Session, sessionOf } from './session.ts';

/** One call of the session. */
export interface Call {
  id: number;
  act: keyof Session;
  args: unknown[];
}

/** `id` 0: the database is open, or could not be opened. */
export type Reply = { id: number } & ({ value: unknown } | { error: object });

const port = parentPort;
if (!port) throw new Error('thread.ts is run by apart.ts.');

const reply = async (id: number, answer: () => Promise<unknown>) => {
  try {
    port.postMessage({ id, value: await answer() } satisfies Reply);
  } catch (error) {
    // What PostgreSQL says of a fault stands in properties, which an error loses on its way.
    const { name, message, stack } = error as Error;
    port.postMessage({ id, error: { ...(error as object), name, message, stack } } satisfies Reply);
  }
};

const { dataDir, archive } = workerData as { dataDir: string | null; archive?: string };
const opening = openPglite(dataDir, archive).then(sessionOf);
await reply(0, () => opening.then(() => null));
port.on('message', ({ id, act, args }: Call) =>
  reply(id, async () => ((await opening)[act] as (...args: unknown[]) => Promise<unknown>)(...args)),
);
