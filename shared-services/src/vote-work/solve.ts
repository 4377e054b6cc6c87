// Without its ending: packed, the file beside this one has another.
import address from './solver?worker&url';

/** A device that needs longer waits instead; the server takes the work for five minutes. */
const LONGEST_MS = 60_000;

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** The policy of the site lets no plain text become a script's address. This one is a file of the app itself. */
const ownScript = (url: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return url;
  const rules = { createScriptURL: (asked: string) => (asked === address ? asked : '') };
  return trustedTypes.createPolicy('vote-work', rules).createScriptURL(url);
};

/** @returns the work, or null where this browser cannot do it, or not in time */
export function solve(challenge: string): Promise<string | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      // Refused where the app comes from another host, and where there are no workers.
      worker = new Worker(ownScript(address), { type: 'module' });
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
