import { useShell } from '@ia/federation';
import { useBackend } from '@ia/shared-services/use-backend';
import { useCallback, useRef, useState } from 'react';
import { failureKind, requireBackend } from '../../../data/failure.ts';
import { loadReceipt, type SuggestionReceipt } from '../../../data/receipt-query.ts';
import { readReceiptCode } from '../../../rules/receipt-code.ts';

/** State of the form that looks up a suggestion by its receipt code. */
export type FollowState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'problem'; problem: 'invalid' | 'notFound' | 'tooMany' | 'busy' | 'failed' }
  | { status: 'found'; code: string; receipt: SuggestionReceipt }
  /** The visitor has just erased the suggestion that was found. */
  | { status: 'erased' };

const PROBLEM_OF_KIND: Partial<Record<string, 'tooMany' | 'busy'>> = {
  'rate-limited': 'tooMany',
  busy: 'busy',
};

/**
 * Looks up a suggestion by its receipt code. The answer of a lookup is ignored after a newer `lookUp` or `showState`.
 */
export function useFollow() {
  const shell = useShell();
  const backend = useBackend();
  const [state, setState] = useState<FollowState>({ status: 'idle' });
  const latestRequest = useRef(0);

  const lookUp = useCallback(
    async (typed: string) => {
      latestRequest.current += 1;
      const request = latestRequest.current;
      const code = readReceiptCode(typed);
      if (!code) return setState({ status: 'problem', problem: 'invalid' });
      setState({ status: 'loading' });
      try {
        const receipt = await loadReceipt(requireBackend(backend), code);
        if (request !== latestRequest.current) return;
        setState(receipt ? { status: 'found', code, receipt } : { status: 'problem', problem: 'notFound' });
      } catch (error) {
        const problem = PROBLEM_OF_KIND[failureKind(error) ?? ''] ?? 'failed';
        if (problem !== 'tooMany') shell.report(error, { looking: 'receipt' });
        if (request === latestRequest.current) setState({ status: 'problem', problem });
      }
    },
    [backend, shell],
  );

  /** Shows the new state after an action on the suggestion, such as erasing it. */
  const showState = useCallback((next: FollowState) => {
    latestRequest.current += 1;
    setState(next);
  }, []);

  return { state, lookUp, showState };
}
