import { useShell } from '@ia/federation';
import { AiError, type NewsSummary } from '@ia/shared-services/ai';
import type { Principle } from '@ia/shared-services/principles';
import { useEffect, useState } from 'react';
import { news as t } from '../../../content/news.ts';
import { loadNews } from '../../../data/news-query.ts';

/** 'waiting': the block has not been on screen yet. */
export type NewsState =
  | { state: 'waiting' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; news: NewsSummary };

/** Loads news about a principle once, when `isVisible` becomes true. */
export function useNews(principle: Principle, isVisible: boolean): NewsState {
  const shell = useShell();
  const [state, setState] = useState<NewsState>({ state: 'waiting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once: each search costs money and the reader's time
  useEffect(() => {
    if (!isVisible) return;
    const controller = new AbortController();
    setState({ state: 'loading' });
    loadNews(shell, principle, controller.signal).then(
      (news) => setState({ state: 'ready', news }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        shell.report(error, { principle: principle.id });
        const isTooFew = error instanceof AiError && error.code === 'too-few-facts';
        const message = isTooFew ? t.tooFew : t.failed;
        setState({ state: 'failed', message });
      },
    );
    return () => controller.abort();
  }, [isVisible]);

  return state;
}
