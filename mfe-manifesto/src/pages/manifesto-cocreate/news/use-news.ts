import { useShell } from '@ia/federation';
import { AiError, type NewsSummary } from '@ia/shared-services/ai';
import type { Principle } from '@ia/shared-services/principles';
import { useEffect, useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { loadNews } from '../../../data/news-query.ts';

export type NewsState =
  | { state: 'waiting' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; news: NewsSummary };

/** Loads news about a principle once, when `seen` becomes true. */
export function useNews(principle: Principle, seen: boolean): NewsState {
  const shell = useShell();
  const [state, setState] = useState<NewsState>({ state: 'waiting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once: each search costs the provider money and the reader time
  useEffect(() => {
    if (!seen) return;
    const leaving = new AbortController();
    setState({ state: 'loading' });
    loadNews(shell, principle, leaving.signal).then(
      (news) => setState({ state: 'ready', news }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        shell.report(error, { principle: principle.id });
        const tooFew = error instanceof AiError && error.code === 'too-few-facts';
        const message = tooFew ? cocreate.news.tooFew : cocreate.news.failed;
        setState({ state: 'failed', message });
      },
    );
    return () => leaving.abort();
  }, [seen]);

  return state;
}
