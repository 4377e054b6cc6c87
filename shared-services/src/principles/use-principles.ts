import { useEffect, useEffectEvent } from 'react';
import type { Backend } from '../backend/index.ts';
import { type Resource, useResource } from '../resource/index.ts';
import { useReceivedVotes } from '../votes/index.ts';
import { cachedPrinciples, cacheTotals } from './cached-principles.ts';
import type { Principle } from './principle.ts';
import { loadPrinciples, loadPrincipleTotals, PRINCIPLES_KEY } from './principles-query.ts';

export type Principles = Resource<readonly Principle[]> & {
  /**
   * Updates the totals with one small request; reloads the list only if principles were added or removed. Never
   * rejects: after a failure the shown totals stay.
   */
  refreshTotals: () => Promise<void>;
};

/**
 * Loads the principles; uses the cached votes while offline. A server error while online is thrown, so that the page
 * reports it.
 */
async function load(backend: Backend | null): Promise<readonly Principle[]> {
  try {
    const principles = await loadPrinciples(backend);
    if (backend) cacheTotals(principles);
    return principles;
  } catch (error) {
    const cached = navigator.onLine ? null : cachedPrinciples();
    if (!cached) throw error;
    return cached;
  }
}

/** Returns the principles with the server's totals. Votes of this device update them automatically. */
export function usePrinciples(backend: Backend | null): Principles {
  const principles = useResource(PRINCIPLES_KEY, () => load(backend));
  const isCached = principles.data?.some((principle) => principle.lastKnown !== undefined) ?? false;
  const reload = useEffectEvent(() => void principles.refresh());
  useEffect(() => {
    if (!isCached) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isCached]);
  useReceivedVotes('principle', ({ id, totals }) =>
    principles.setData((all) =>
      all.map((principle) => (principle.id === id ? { ...principle, ...totals } : principle) as Principle),
    ),
  );
  return {
    ...principles,
    refreshTotals: async () => {
      if (!backend || principles.status !== 'ready') return;
      let hasSamePrinciples = true;
      await principles.patch(async () => {
        const totals = new Map((await loadPrincipleTotals(backend)).map((row) => [row.id, row]));
        return (all) => {
          hasSamePrinciples = all.length === totals.size && all.every(({ id }) => totals.has(id));
          return all.map(
            (principle) => ({ ...principle, ...totals.get(principle.id), lastKnown: undefined }) as Principle,
          );
        };
      });
      if (!hasSamePrinciples) await principles.refresh();
    },
  };
}
