import { useShell } from '@ia/federation';
import { useBackend } from '@ia/shared-services/use-backend';
import { waitingSuggestion } from '@ia/shared-services/waiting';
import { useCallback, useEffect, useRef, useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { mine } from '../../../content/my-suggestions.ts';
import { failureKind } from '../../../data/failure.ts';
import { loadReceipt } from '../../../data/receipt-query.ts';
import {
  isOnItsWay,
  type SentSuggestion,
  useReceipts,
  useSentSuggestions,
} from '../../../state/sent-suggestions.ts';

/** A state asked for less than this ago is still good: a library's readers share one address and its limit. */
const FRESH_MS = 10 * 60_000;
/** Most that are asked for by themselves. */
const AT_ONCE = 10;
/** One that may still be on its way is not given up before this. */
const ON_ITS_WAY_MS = 60_000;

const age = (iso: string | null): number => (iso ? Date.now() - Date.parse(iso) : Number.POSITIVE_INFINITY);
const isStale = (one: SentSuggestion) =>
  one.received ? age(one.checkedAt) > FRESH_MS : !isOnItsWay(one.code) && !waitingSuggestion(one.code);

/** The suggestions sent from this device; asks the server once where they stand, and again when told to. */
export function useMySuggestions(seen: boolean) {
  const { report, announce } = useShell();
  const backend = useBackend();
  const sent = useSentSuggestions();
  const { note, forget } = useReceipts();
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | 'limited'>('idle');
  const asking = useRef(false);

  const ask = useCallback(
    async (wanted: readonly SentSuggestion[]) => {
      if (!backend || asking.current || wanted.length === 0) return;
      asking.current = true;
      setState('asking');
      try {
        for (const { code, at, received } of wanted) {
          const receipt = await loadReceipt(backend, code);
          if (receipt) note(code, receipt.stage);
          // It never arrived: its text is still a draft.
          else if (!received && !waitingSuggestion(code) && age(at) > ON_ITS_WAY_MS) forget(code);
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

  // One that is not confirmed may still lie in the form: its answer is wanted at once.
  const urgent = sent.some(({ code, received }) => !received && !isOnItsWay(code));
  const wanted = seen || urgent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not after each answer, which changes what was sent
  useEffect(() => {
    if (wanted) void ask(sent.filter(isStale).slice(0, AT_ONCE));
  }, [wanted, ask]);

  return {
    sent,
    state,
    problem: state === 'limited' ? follow.tooMany : state === 'failed' ? mine.failed : null,
    /** One that waited has been answered: it is known now where it stands. */
    ask,
    async refresh() {
      await ask(sent);
      announce(mine.refreshed);
    },
  };
}
