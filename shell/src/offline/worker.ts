import { atBase } from '../address/base.ts';
import type { Question, Reply, Reports } from '../worker/protocol.ts';

/**
 * Whether this document can use the worker. A document without an import map comes from a development server
 * or a site without integrity; a document in a frame is a preview.
 */
export const canCachePages = (): boolean =>
  'serviceWorker' in navigator &&
  window.parent === window &&
  document.querySelector('script[type="importmap"]') !== null;

/** The active service worker of this site; null in a browser without one, and before it is active. */
async function activeWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(atBase('./')).catch(() => undefined);
  return registration?.active ?? null;
}

/**
 * Sends a question to the worker.
 * @param onReport receives each progress report
 * @returns the last report; undefined when there is none, or no worker
 * @throws when the worker failed
 */
export async function askWorker<Q extends Question>(
  question: Q,
  onReport: (report: Reports[Q['type']]) => void = () => {},
): Promise<Reports[Q['type']] | undefined> {
  const worker = await activeWorker();
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    let last: Reports[Q['type']] | undefined;
    port1.onmessage = ({ data }: MessageEvent<Reply<Q['type']>>) => {
      if ('news' in data) {
        last = data.news;
        onReport(last);
        return;
      }
      if ('failed' in data) reject(new Error(data.failed));
      else resolve(last);
      port1.close();
    };
    worker.postMessage(question, [port2]);
  });
}
