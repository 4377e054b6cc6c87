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

/** Age from which the state of a received suggestion is loaded again. Lookups are limited per IP address. */
const FRESH_MS = 10 * 60_000;
/** Maximum number of automatic lookups. */
const MAX_LOOKUPS = 10;
/** Age from which an unconfirmed suggestion that the server does not know counts as lost. */
const IN_FLIGHT_MS = 60_000;

const ageMs = (iso: string | null): number => (iso ? Date.now() - Date.parse(iso) : Number.POSITIVE_INFINITY);
const isStale = (one: SentSuggestion) => !one.received || ageMs(one.checkedAt) > FRESH_MS;

/**
 * State of the list «As minhas sugestões»: suggestions sent from this device. Each suggestion is in one of
 * these states:
 * - in flight: its request has no answer yet
 * - queued: it waits on this device for the network or a rate limit, or the server refused it
 * - unconfirmed: its request ended without a usable answer, so the server may or may not have it
 * - received: the server has confirmed it (`received`)
 * Received and unconfirmed suggestions are looked up on the server once the list is on screen. An unconfirmed
 * one is looked up at once. `refresh` looks up all.
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
          // Unconfirmed and unknown to the server: it never arrived. Its text is still in the drafts.
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
  // Received or unconfirmed: neither in flight nor queued.
  const settled = sent.filter(({ code }) => !inFlight.includes(code) && !readUnsentSuggestion(code));
  // The form still offers to send an unconfirmed suggestion, so its state is loaded before the list is
  // visible.
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
    /** Loads the states of the given suggestions. `SentSuggestionItem` calls it after the outbox sent one. */
    loadStates,
    async refresh() {
      await loadStates(sent);
      announce(mySuggestions.refreshed);
    },
  };
}
