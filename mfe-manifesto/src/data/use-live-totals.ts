import type { Backend } from '@ia/shared-services/backend';
import type { Principles } from '@ia/shared-services/principles';
import { useWhileVisible } from '@ia/shared-services/resource';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { deliverUnsentVotes, useDeliverUnsentVotes } from '@ia/shared-services/votes';
import { useRef } from 'react';
import type { Suggestions } from './use-suggestions.ts';

/** Loads all totals in one row; by GET, so that a cache can answer. @throws BackendError */
const loadTotals = async (backend: Backend) =>
  (await backend.run((db) => db.rpc('manifesto_totals', undefined, { get: true })))[0];

type Totals = Awaited<ReturnType<typeof loadTotals>>;

/**
 * Refreshes totals, votes and list while the page is visible. One small request detects changes, and only changed
 * data is loaded. Queued votes are sent first.
 */
export function useLiveTotals(principles: Principles, suggestions: Suggestions): void {
  const outboxContext = useOutboxContext();
  const previous = useRef<Totals>(undefined);
  useDeliverUnsentVotes(outboxContext);
  useWhileVisible(async () => {
    if (!outboxContext.backend) return;
    await deliverUnsentVotes(outboxContext);
    const now = await loadTotals(outboxContext.backend).catch(() => undefined);
    if (!now) return;
    const hasChanged = (...figures: (keyof NonNullable<Totals>)[]) =>
      figures.some((figure) => previous.current?.[figure] !== now[figure]);
    const principlesChanged = hasChanged('principles', 'principle_votes', 'withdrawn_votes');
    const suggestionsChanged = hasChanged('approved_suggestions', 'suggestion_votes');
    previous.current = now;
    if (principlesChanged) await principles.refreshTotals();
    if (suggestionsChanged) await suggestions.update(now.approved_suggestions);
  });
}
