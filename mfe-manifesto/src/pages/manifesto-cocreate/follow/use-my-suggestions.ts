import { useShell } from '@ia/federation';
import { readUnsentSuggestion } from '@ia/shared-services/unsent';
import { useBackend } from '@ia/shared-services/use-backend';
import { useCallback, useEffect, useRef, useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { mySuggestions } from '../../../content/my-suggestions.ts';
import { failureKind } from '../../../data/failure.ts';
import { loadReceipt } from '../../../data/receipt-query.ts';
import {
  isInFlight,
  type SentSuggestion,
  useReceipts,
  useSentSuggestions,
} from '../../../state/sent-suggestions.ts';

/** TTL of a suggestion's state, in ms: readers in a library share one IP address and its rate limit. */
const FRESH_MS = 10 * 60_000;
/** Maximum number of automatic lookups. */
const MAX_LOOKUPS = 10;
/** An unconfirmed suggestion may be in flight for this long before it counts as lost. */
const IN_FLIGHT_MS = 60_000;

const age = (iso: string | null): number => (iso ? Date.now() - Date.parse(iso) : Number.POSITIVE_INFINITY);
const isStale = (one: SentSuggestion) =>
  one.received ? age(one.checkedAt) > FRESH_MS : !isInFlight(one.code) && !readUnsentSuggestion(one.code);

/** Suggestions sent from this device. Loads their states from the server once, and again on `refresh`. */
export function useMySuggestions(seen: boolean) {
  const { report, announce } = useShell();
  const backend = useBackend();
  const sent = useSentSuggestions();
  const { note, forget } = useReceipts();
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | 'limited'>('idle');
  const asking = useRef(false);

  const ask = useCallback(
    async (requested: readonly SentSuggestion[]) => {
      if (!backend || asking.current || requested.length === 0) return;
      asking.current = true;
      setState('asking');
      try {
        for (const { code, at, received } of requested) {
          const receipt = await loadReceipt(backend, code);
          if (receipt) note(code, receipt.stage);
          // It never arrived; its text is still in the drafts.
          else if (!received && !readUnsentSuggestion(code) && age(at) > IN_FLIGHT_MS) forget(code);
          else if (received) note(code, 'unknown');
        }
        setState('idle');
      } catch (error) {
        const limited = failureKind(error) === 'rate-limited';
        if (!limited) report(error, { looking: 'my suggestions' });
        setState(limited ? 'limited' : 'failed');
      } finally {
        asking.current = false;
      }
    },
    [backend, note, forget, report],
  );

  // An unconfirmed suggestion may still be in the form, so ask for its state at once.
  const urgent = sent.some(({ code, received }) => !received && !isInFlight(code));
  const shouldLoad = seen || urgent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once: each answer changes `sent`
  useEffect(() => {
    if (shouldLoad) void ask(sent.filter(isStale).slice(0, MAX_LOOKUPS));
  }, [shouldLoad, ask]);

  return {
    sent,
    state,
    problem: state === 'limited' ? follow.tooMany : state === 'failed' ? mySuggestions.failed : null,
    /** Call when a queued suggestion has been answered. */
    ask,
    async refresh() {
      await ask(sent);
      announce(mySuggestions.refreshed);
    },
  };
}
