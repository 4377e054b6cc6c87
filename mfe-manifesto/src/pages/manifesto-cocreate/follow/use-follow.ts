import { useShell } from '@ia/federation';
import { BackendError } from '@ia/shared-services/backend';
import { useBackend } from '@ia/shared-services/use-backend';
import { useCallback, useRef, useState } from 'react';
import { loadReceipt, type SuggestionReceipt } from '../../../data/receipt-query.ts';
import { readReceiptCode } from '../../../rules/receipt-code.ts';

export type FollowState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'problem'; problem: 'invalid' | 'notFound' | 'tooMany' | 'failed' }
  | { status: 'found'; receipt: SuggestionReceipt };

const isRateLimit = (error: unknown) => error instanceof BackendError && error.kind === 'rate-limited';

/** Looks a receipt up. The newest question wins. */
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
        if (!backend) throw new BackendError('offline', 0, 'no backend is configured');
        const receipt = await loadReceipt(backend, code);
        if (mine !== latest.current) return;
        setState(receipt ? { status: 'found', receipt } : { status: 'problem', problem: 'notFound' });
      } catch (error) {
        const problem = isRateLimit(error) ? 'tooMany' : 'failed';
        if (problem === 'failed') shell.report(error, { looking: 'receipt' });
        if (mine === latest.current) setState({ status: 'problem', problem });
      }
    },
    [backend, shell],
  );

  return { state, look };
}
