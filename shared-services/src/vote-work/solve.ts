import { trustedScriptUrl } from '../script-url/index.ts';
// No file extension: the published package contains `solver.js` instead of `solver.ts`.
import address from './solver?worker&url';

/** After this timeout the device waits instead. The server accepts the work for five minutes. */
const LONGEST_MS = 60_000;

/**
 * Solves a challenge in a worker.
 * @returns the work, or null when workers are unavailable or the timeout ends
 */
export function solve(challenge: string): Promise<string | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      // Throws when the app is served from another origin, or when the browser has no workers.
      worker = new Worker(trustedScriptUrl(address, 'vote-work'), { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const end = (work: unknown) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(typeof work === 'string' ? work : null);
    };
    const timer = setTimeout(() => end(null), LONGEST_MS);
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(challenge);
  });
}
