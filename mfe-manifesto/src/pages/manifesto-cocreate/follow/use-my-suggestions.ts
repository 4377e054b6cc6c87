import { useShell } from '@ia/federation';
import { readUnsentSuggestion } from '@ia/shared-services/unsent';
import { useBackend } from '@ia/shared-services/use-backend';
import { useCallback, useEffect, useRef, useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { mySuggestions } from '../../../content/my-suggestions.ts';
import { failureKind } from '../../../data/failure.ts';
import { loadReceipt } from '../../../data/receipt-query.ts';
import {
  type SentSuggestion,
  useCodesInFlight,
  useReceipts,
  useSentSuggestions,
} from '../../../state/sent-suggestions.ts';

/** TTL of a suggestion's state, in ms: readers in a library share one IP address and its rate limit. */
const FRESH_MS = 10 * 60_000;
/** Maximum number of automatic lookups. */
const MAX_LOOKUPS = 10;
/** An unconfirmed suggestion may be in flight for this long before it counts as lost. */
const IN_FLIGHT_MS = 60_000;

const ageMs = (iso: string | null): number => (iso ? Date.now() - Date.parse(iso) : Number.POSITIVE_INFINITY);
const isStale = (one: SentSuggestion) => !one.received || ageMs(one.checkedAt) > FRESH_MS;

/**
 * Suggestions sent from this device. Loads their states from the server once, on `refresh`, and after each request
 * whose answer was lost.
 * @param isVisible true once the list has been on screen
 */
export function useMySuggestions(isVisible: boolean) {
  const { report, announce } = useShell();
  const backend = useBackend();
  const sent = useSentSuggestions();
  const { noteStage, forgetEntry } = useReceipts();
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'limited'>('idle');
  const isLoading = useRef(false);

  const loadStates = useCallback(
    async (requested: readonly SentSuggestion[]) => {
      if (!backend || isLoading.current || requested.length === 0) return;
      isLoading.current = true;
      setState('loading');
      try {
        for (const { code, at, received } of requested) {
          const receipt = await loadReceipt(backend, code);
          if (receipt) noteStage(code, receipt.stage);
          // It never arrived; its text is still in the drafts.
          else if (!received && !readUnsentSuggestion(code) && ageMs(at) > IN_FLIGHT_MS) forgetEntry(code);
          else if (received) noteStage(code, 'unknown');
        }
        setState('idle');
      } catch (error) {
        const isRateLimited = failureKind(error) === 'rate-limited';
        if (!isRateLimited) report(error, { looking: 'my suggestions' });
        setState(isRateLimited ? 'limited' : 'failed');
      } finally {
        isLoading.current = false;
      }
    },
    [backend, noteStage, forgetEntry, report],
  );

  const inFlight = useCodesInFlight();
  const settled = sent.filter(({ code }) => !inFlight.includes(code) && !readUnsentSuggestion(code));
  // An unconfirmed suggestion may still be in the form, so ask for its state at once.
  const unconfirmed = settled.filter(({ received }) => !received).length;
  const shouldLoad = isVisible || unconfirmed > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer changes `settled`
  useEffect(() => {
    if (shouldLoad) void loadStates(settled.filter(isStale).slice(0, MAX_LOOKUPS));
  }, [shouldLoad, unconfirmed, loadStates]);

  return {
    sent,
    state,
    problem: state === 'limited' ? follow.tooMany : state === 'failed' ? mySuggestions.failed : null,
    /** Loads the states of the given suggestions; call it when a suggestion has left the queue. */
    loadStates,
    async refresh() {
      await loadStates(sent);
      announce(mySuggestions.refreshed);
    },
  };
}
