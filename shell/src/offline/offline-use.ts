import type { OfflineUse } from '@ia/federation';
import { askWorker, type Question, worksHere } from './worker.ts';

/** What a page may ask of the worker; null where there is none. Asking starts it, where nobody has yet. */
export function offlineUse(wanted: boolean): OfflineUse | null {
  if (!wanted || !worksHere()) return null;

  async function ask<T>(question: Question, onNews?: (news: T) => void): Promise<T | undefined> {
    const { startWorker } = await import('./start-worker.ts');
    if (!(await startWorker(true))) throw new Error('This browser keeps no pages.');
    return askWorker(question, onNews);
  }
  return {
    async about(path) {
      const answer = await ask<{ asked: boolean; bytes: number }>({ type: 'about', path });
      if (!answer) throw new Error('The worker has nothing to say yet.');
      return answer;
    },
    async keep(path, onProgress) {
      await ask<{ done: number; total: number }>({ type: 'keep', path }, ({ done, total }) =>
        onProgress(done, total),
      );
    },
    async drop(path) {
      await ask({ type: 'drop', path });
    },
  };
}
