import { atBase } from '../boot/base.ts';

/** What the worker is asked (`public/sw.js`). */
export type Question =
  | { type: 'opened'; registry: unknown }
  | { type: 'loaded'; files: string[] }
  | { type: 'kept' }
  | { type: 'about' | 'keep' | 'drop'; path: string };

/** The worker that answers for this site; null in a browser without one, and before it is ready. */
async function activeWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(atBase('./')).catch(() => undefined);
  return registration?.active ?? null;
}

/**
 * Asks the worker.
 * @param onNews each thing that it tells on the way
 * @returns the last of them; undefined when there is no worker
 * @throws when it could not do what it was asked
 */
export async function askWorker<T>(
  question: Question,
  onNews: (news: T) => void = () => {},
): Promise<T | undefined> {
  const worker = await activeWorker();
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    let last: T | undefined;
    port1.onmessage = ({ data }) => {
      if (data.failed) reject(new Error(data.failed));
      else if (data.done) resolve(last);
      else {
        last = data.news as T;
        onNews(last);
        return;
      }
      port1.close();
    };
    worker.postMessage(question, [port2]);
  });
}
