import type { OfflineUse } from '@ia/federation';
import type { Question, Reports } from '../worker/protocol.ts';
import { askWorker, canCachePages } from './worker.ts';

/**
 * Implements `ShellApi.offline`: size, saving and deletion of pages for offline use. The first call of a
 * method starts the worker.
 * @returns null when the site or the browser does not support offline use
 */
export function offlineUse(isEnabled: boolean): OfflineUse | null {
  if (!isEnabled || !canCachePages()) return null;

  async function startAndAsk<Q extends Question>(
    question: Q,
    onReport?: (report: Reports[Q['type']]) => void,
  ) {
    const { startWorker } = await import('./start-worker.ts');
    if (!(await startWorker(true))) throw new Error('Offline use is not available in this browser. FED-413');
    return askWorker(question, onReport);
  }
  return {
    async about(path) {
      const report = await startAndAsk({ type: 'about', path });
      if (!report) throw new Error('The service worker is not active yet.');
      return report;
    },
    async cache(path, onProgress) {
      await startAndAsk({ type: 'cache', path }, ({ done, total }) => onProgress(done, total));
    },
    async drop(path) {
      await startAndAsk({ type: 'drop', path });
    },
  };
}
