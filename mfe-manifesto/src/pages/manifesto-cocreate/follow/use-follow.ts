import { useShell } from '@ia/federation';
import { useBackend } from '@ia/shared-services/use-backend';
import { useCallback, useRef, useState } from 'react';
import { connected, failureKind } from '../../../data/failure.ts';
import { loadReceipt, type SuggestionReceipt } from '../../../data/receipt-query.ts';
import { readReceiptCode } from '../../../rules/receipt-code.ts';

export type FollowState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'problem'; problem: 'invalid' | 'notFound' | 'tooMany' | 'busy' | 'failed' }
  | { status: 'found'; code: string; receipt: SuggestionReceipt }
  | { status: 'erased' };

const PROBLEMS: Partial<Record<string, 'tooMany' | 'busy'>> = { 'rate-limited': 'tooMany', busy: 'busy' };

/** Looks a receipt up. The newest question wins, and what its holder did since. */
export function useFollow() {
  const shell = useShell();
  const backend = useBackend();
  const [state, setState] = useState<FollowState>({ status: 'idle' });
  const latest = useRef(0);

  const look = useCallback(
    async (typed: string) => {
      latest.current += 1;
      const mine = latest.current;
      const code = readReceiptCode(typed);
      if (!code) return setState({ status: 'problem', problem: 'invalid' });
      setState({ status: 'loading' });
      try {
        const receipt = await loadReceipt(connected(backend), code);
        if (mine !== latest.current) return;
        setState(receipt ? { status: 'found', code, receipt } : { status: 'problem', problem: 'notFound' });
      } catch (error) {
        const problem = PROBLEMS[failureKind(error) ?? ''] ?? 'failed';
        if (problem !== 'tooMany') shell.report(error, { looking: 'receipt' });
        if (mine === latest.current) setState({ status: 'problem', problem });
      }
    },
    [backend, shell],
  );

  const change = useCallback((next: FollowState) => {
    latest.current += 1;
    setState(next);
  }, []);

  return { state, look, change };
}
