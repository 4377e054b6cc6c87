import type { Backend } from '../backend/index.ts';
import { type Resource, useResource } from '../resource/index.ts';
import { refreshTotals, useCounted } from '../votes/index.ts';
import type { Principle } from './principle.ts';
import { loadPrinciples, loadPrincipleTotals, PRINCIPLES_KEY } from './principles-query.ts';

export type Principles = Resource<readonly Principle[]> & {
  /** Brings the votes up to date with one small request. Never rejects. */
  refreshTotals: () => Promise<void>;
};

/** The principles with the server's totals, which follow every vote of this device by themselves. */
export function usePrinciples(backend: Backend | null): Principles {
  const principles = useResource(PRINCIPLES_KEY, () => loadPrinciples(backend));
  useCounted('principle', ({ id, totals }) =>
    principles.setData((all) => all.map((one) => (one.id === id ? { ...one, ...totals } : one) as Principle)),
  );
  return {
    ...principles,
    refreshTotals: async () => {
      if (backend) await refreshTotals(principles, () => loadPrincipleTotals(backend));
    },
  };
}
