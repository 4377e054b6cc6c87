import { useEffect, useEffectEvent } from 'react';
import type { Backend } from '../backend/index.ts';
import { type Resource, useResource } from '../resource/index.ts';
import { refreshTotals, useCounted } from '../votes/index.ts';
import { keepTotals, lastKnown } from './last-known.ts';
import type { Principle } from './principle.ts';
import { loadPrinciples, loadPrincipleTotals, PRINCIPLES_KEY } from './principles-query.ts';

export type Principles = Resource<readonly Principle[]> & {
  /** Brings the votes up to date with one small request. Never rejects. */
  refreshTotals: () => Promise<void>;
};

/**
 * Without a network, what this device heard of last. A server that is there and fails is another matter: then the page says so.
 */
async function load(backend: Backend | null): Promise<readonly Principle[]> {
  try {
    const principles = await loadPrinciples(backend);
    if (backend) keepTotals(principles);
    return principles;
  } catch (error) {
    const known = navigator.onLine ? null : lastKnown();
    if (!known) throw error;
    return known;
  }
}

/** The principles with the server's totals, which follow every vote of this device by themselves. */
export function usePrinciples(backend: Backend | null): Principles {
  const principles = useResource(PRINCIPLES_KEY, () => load(backend));
  const isOld = principles.data?.some((one) => one.lastKnown !== undefined) ?? false;
  const askAgain = useEffectEvent(() => void principles.refresh());
  useEffect(() => {
    if (!isOld) return;
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [isOld]);
  useCounted('principle', ({ id, totals }) =>
    principles.setData((all) => all.map((one) => (one.id === id ? { ...one, ...totals } : one) as Principle)),
  );
  return {
    ...principles,
    refreshTotals: async () => {
      if (backend)
        await refreshTotals(principles, async () => {
          const totals = await loadPrincipleTotals(backend);
          return totals.map((one) => ({ ...one, lastKnown: undefined }));
        });
    },
  };
}
