import type { OfflineUse } from '@ia/federation';
import type { Question, Reports } from '../worker/protocol.ts';
import { askWorker, canCachePages } from './worker.ts';

/**
 * The offline use of pages; null when the site or the browser does not support it. The first call starts the
 * worker.
 */
export function offlineUse(isEnabled: boolean): OfflineUse | null {
  if (!isEnabled || !canCachePages()) return null;

  async function startAndAsk<Q extends Question>(question: Q, onNews?: (news: Reports[Q['type']]) => void) {
    const { startWorker } = await import('./start-worker.ts');
    if (!(await startWorker(true))) throw new Error('Offline use is not available in this browser. FED-413');
    return askWorker(question, onNews);
  }
  return {
    async about(path) {
      const answer = await startAndAsk({ type: 'about', path });
      if (!answer) throw new Error('The service worker is not active yet.');
      return answer;
    },
    async cache(path, onProgress) {
      await startAndAsk({ type: 'cache', path }, ({ done, total }) => onProgress(done, total));
    },
    async drop(path) {
      await startAndAsk({ type: 'drop', path });
    },
  };
}
