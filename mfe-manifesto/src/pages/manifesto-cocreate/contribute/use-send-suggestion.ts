import { BackendError } from '@ia/shared-services/backend';
import { useBackend } from '@ia/shared-services/use-backend';
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
    if (!backend) throw new BackendError('offline', 0, 'no backend is configured');
    const { text, receipt } = draft;
    receipts.begin(receipt, text.trim());
    try {
      await submitSuggestion(backend, { text, author: authorOf(draft), receipt });
    } catch (error) {
      // Only a refusal says that it did not arrive. After any other failure «As minhas sugestões» asks.
      if (error instanceof BackendError && error.kind === 'rejected') receipts.forget(receipt);
      throw error;
    } finally {
      receipts.answered(receipt);
    }
    receipts.note(receipt, 'pending');
  };
}
