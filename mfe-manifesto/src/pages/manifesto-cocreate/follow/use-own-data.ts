import { useShell } from '@ia/federation';
import { useBackend } from '@ia/shared-services/use-backend';
import { useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { ownData } from '../../../content/own-data.ts';
import { connected, failureKind } from '../../../data/failure.ts';
import { eraseSuggestion, removeName } from '../../../data/own-data-mutation.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

export type OwnAct = 'removeName' | 'erase';

/** Takes the name off the suggestion of this code, or erases it, and says what went wrong. */
export function useOwnData(code: string) {
  const shell = useShell();
  const backend = useBackend();
  const { erase } = useReceipts();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Whether it is done. */
  async function act(what: OwnAct): Promise<boolean> {
    if (working) return false;
    setWorking(true);
    setFailure(null);
    try {
      const found = await (what === 'erase' ? eraseSuggestion : removeName)(connected(backend), code);
      if (what === 'erase') erase(code);
      if (found || what === 'erase') return true;
      setFailure(ownData.gone);
    } catch (error) {
      const limited = failureKind(error) === 'rate-limited';
      if (!limited) shell.report(error, { doing: what });
      setFailure(limited ? follow.tooMany : ownData.failed);
    } finally {
      setWorking(false);
    }
    return false;
  }

  return { working, failure, act, forgetFailure: () => setFailure(null) };
}
