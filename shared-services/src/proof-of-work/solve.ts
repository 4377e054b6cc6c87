import { trustedScriptUrl } from '../script-url/index.ts';
// No file extension: the published package contains `solver.js` instead of `solver.ts`.
import workerUrl from './solver?worker&url';

/** After this time the search ends and the vote waits instead. The server accepts the work for five minutes. */
const TIMEOUT_MS = 60_000;

/**
 * Solves the challenge of a rate limit in a worker. `withProofOfWork` loads this module on demand.
 * @returns the work, or null when workers are unavailable or the timeout ends
 */
export function solve(challenge: string): Promise<string | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      // Throws when the app is served from another origin, or when the browser has no workers.
      worker = new Worker(trustedScriptUrl(workerUrl, 'proof-of-work'), { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const finish = (work: unknown) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(typeof work === 'string' ? work : null);
    };
    const timer = setTimeout(() => finish(null), TIMEOUT_MS);
    worker.onmessage = ({ data }) => finish(data);
    worker.onerror = () => finish(null);
    worker.postMessage(challenge);
  });
}
