import { BackendError } from '../backend/index.ts';

/** A call that brings the work the server asked for, when it did. */
export const bringing = <Call extends { setHeader(name: string, value: string): Call }>(
  work: string | null,
  call: Call,
): Call => (work ? call.setHeader('x-vote-work', work) : call);

/**
 * Sends a vote, and where the server says that too many come at once, sends it again with the work that it asks in place
 * of a wait.
 * @param send tells the server; `bringing` puts the work into the call
 * @param onWork the device begins to work: a second, or some on a slow one
 * @throws what `send` throws, and the server's refusal where this browser cannot work
 */
export async function withWork<T>(
  send: (work: string | null) => Promise<T>,
  onWork: () => void = () => {},
): Promise<T> {
  try {
    return await send(null);
  } catch (error) {
    const challenge = error instanceof BackendError ? error.work : null;
    if (!challenge) throw error;
    onWork();
    const work = await import('./solve.ts').then(({ solve }) => solve(challenge)).catch(() => null);
    if (!work) throw error;
    return send(work);
  }
}
