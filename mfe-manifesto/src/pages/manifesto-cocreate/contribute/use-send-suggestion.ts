import { useBackend } from '@ia/shared-services/use-backend';
import { connected, failureKind } from '../../../data/failure.ts';
import { submitSuggestion } from '../../../data/submit-suggestion-mutation.ts';
import { authorOf, type Draft } from '../../../rules/suggestion-form.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

/**
 * Sends a suggestion. Its code is on the device before the request leaves, and is confirmed when the answer comes,
 * whichever page is open then.
 */
export function useSendSuggestion() {
  const backend = useBackend();
  const receipts = useReceipts();

  /** @throws BackendError */
  return async function send(draft: Draft & { receipt: string }): Promise<void> {
    const server = connected(backend);
    const { text, about, receipt } = draft;
    receipts.begin(receipt, text.trim());
    try {
      await submitSuggestion(server, { text, author: authorOf(draft), about: about || null, receipt });
    } catch (error) {
      // Only a refusal says that it did not arrive. After any other failure «As minhas sugestões» asks.
      if (failureKind(error) === 'rejected') receipts.forget(receipt);
      throw error;
    } finally {
      receipts.answered(receipt);
    }
    receipts.note(receipt, 'pending');
  };
}
