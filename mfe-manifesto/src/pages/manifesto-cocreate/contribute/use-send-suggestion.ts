import { alone } from '@ia/shared-services/storage';
import { useBackend } from '@ia/shared-services/use-backend';
import { forgetSuggestion, type Held, heldBy, keepSuggestion } from '@ia/shared-services/waiting';
import { connected, failureKind } from '../../../data/failure.ts';
import { submitSuggestion } from '../../../data/submit-suggestion-mutation.ts';
import { authorOf, type Draft } from '../../../rules/suggestion-form.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

/** It has arrived, or it waits on this device: for a network, or until a rate limit ends. */
export type Sending = { held: Held | null } | 'sent';

/** Answers that say that it did not arrive. After any other failure «As minhas sugestões» asks. */
const REFUSALS = ['rejected', 'rate-limited'];

/**
 * Sends a suggestion. Its code is on the device before the request leaves, and is confirmed when the answer comes,
 * whichever page is open then.
 */
export function useSendSuggestion() {
  const backend = useBackend();
  const receipts = useReceipts();

  /**
   * @throws BackendError. A limit of this visitor's own is one: what they sent last was too much already.
   */
  return async function send(draft: Draft & { receipt: string }): Promise<Sending> {
    const server = connected(backend);
    const { about, receipt } = draft;
    const suggestion = { text: draft.text.trim(), author: authorOf(draft), about: about || null, receipt };
    receipts.begin(receipt, suggestion.text);
    // Before it is sent: whatever happens to this page, it goes on from any other.
    const kept = keepSuggestion(suggestion);
    try {
      await alone(() => submitSuggestion(server, suggestion));
      forgetSuggestion(receipt);
    } catch (error) {
      if (kept && failureKind(error) === 'offline' && !navigator.onLine) {
        receipts.wait(receipt);
        return { held: null };
      }
      const held = heldBy(error);
      if (kept && held && held.by !== 'visitor') {
        keepSuggestion({ ...suggestion, held });
        receipts.wait(receipt);
        return { held };
      }
      forgetSuggestion(receipt);
      if (REFUSALS.includes(failureKind(error) ?? '')) receipts.forget(receipt);
      throw error;
    } finally {
      receipts.answered(receipt);
    }
    receipts.note(receipt, 'pending');
    return 'sent';
  };
}
