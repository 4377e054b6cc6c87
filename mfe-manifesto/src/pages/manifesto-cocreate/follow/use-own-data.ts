import { useShell } from '@ia/federation';
import { useBackend } from '@ia/shared-services/use-backend';
import { useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { ownData } from '../../../content/own-data.ts';
import { failureKind, requireBackend } from '../../../data/failure.ts';
import { eraseSuggestion, removeName } from '../../../data/own-data-mutation.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

export type OwnDataAction = 'removeName' | 'erase';

/**
 * What citizens may do with their own suggestion, identified by its receipt code: remove the signature, or erase the
 * suggestion. Exposes the error message to show.
 */
export function useOwnData(code: string) {
  const shell = useShell();
  const backend = useBackend();
  const { eraseEntry } = useReceipts();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns true on success */
  async function runAction(action: OwnDataAction): Promise<boolean> {
    if (working) return false;
    setWorking(true);
    setFailure(null);
    try {
      const found = await (action === 'erase' ? eraseSuggestion : removeName)(requireBackend(backend), code);
      if (action === 'erase') eraseEntry(code);
      // Erasing a suggestion that no longer exists has the wanted result; removing a name from it has not.
      if (found || action === 'erase') return true;
      setFailure(ownData.gone);
    } catch (error) {
      const isRateLimited = failureKind(error) === 'rate-limited';
      if (!isRateLimited) shell.report(error, { doing: action });
      setFailure(isRateLimited ? follow.tooMany : ownData.failed);
    } finally {
      setWorking(false);
    }
    return false;
  }

  return { working, failure, runAction, clearFailure: () => setFailure(null) };
}
