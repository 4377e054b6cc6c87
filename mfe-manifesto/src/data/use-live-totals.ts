import type { Backend } from '@ia/shared-services/backend';
import type { Principles } from '@ia/shared-services/principles';
import { useWhileVisible } from '@ia/shared-services/resource';
import { useBooth } from '@ia/shared-services/use-backend';
import { deliverWaiting, useWaitingVotes } from '@ia/shared-services/votes';
import { useRef } from 'react';
import type { Suggestions } from './use-suggestions.ts';

/** What the server counts, in one row; by GET, so that a cache in front can answer. @throws BackendError */
const loadTotals = async (backend: Backend) =>
  (await backend.run((db) => db.rpc('manifesto_totals', undefined, { get: true })))[0];

type Totals = Awaited<ReturnType<typeof loadTotals>>;

/**
 * Keeps the figures, the votes and the list up to date while the page is looked at: one small request tells whether
 * anything changed, and only what did is asked for. Votes that wait for the server go first.
 */
export function useLiveTotals(principles: Principles, suggestions: Suggestions): void {
  const booth = useBooth();
  const before = useRef<Totals>(undefined);
  useWaitingVotes(booth);
  useWhileVisible(async () => {
    if (!booth.backend) return;
    await deliverWaiting(booth);
    const now = await loadTotals(booth.backend).catch(() => undefined);
    if (!now) return;
    const differs = (...figures: (keyof NonNullable<Totals>)[]) =>
      figures.some((figure) => before.current?.[figure] !== now[figure]);
    const principlesDiffer = differs('principles', 'principle_votes', 'withdrawn_votes');
    const suggestionsDiffer = differs('approved_suggestions', 'suggestion_votes');
    before.current = now;
    if (principlesDiffer) await principles.refreshTotals();
    if (suggestionsDiffer) await suggestions.catchUp(now.approved_suggestions);
  });
}
