import { BackendError } from '../backend/index.ts';

/** Adds proof of work to a call as the header `x-vote-work`, unless `work` is null. */
export const attachProof = <Call extends { setHeader(name: string, value: string): Call }>(
  work: string | null,
  call: Call,
): Call => (work ? call.setHeader('x-vote-work', work) : call);

/**
 * Sends a vote. If a rate limit refuses it with a proof-of-work challenge, solves it and resends the vote.
 * @param send sends the vote; it passes `work` to `attachProof`
 * @param onWork called before the computation, which takes about a second, or several on a slow device
 * @throws the error of `send`; the rate limit error when this browser cannot solve the challenge
 */
export async function withProofOfWork<T>(
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
