import { withOutboxLock } from '@ia/shared-services/storage';
import { forgetSuggestion, type RateLimit, rateLimitOf, storeSuggestion } from '@ia/shared-services/unsent';
import { useBackend } from '@ia/shared-services/use-backend';
import { failureKind, requireBackend } from '../../../data/failure.ts';
import { submitSuggestion } from '../../../data/submit-suggestion-mutation.ts';
import { authorToStore, type Draft } from '../../../rules/suggestion-form.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

/** 'sent', or queued on this device until a rate limit ends; null when it is queued because the device is offline. */
export type SendResult = { rateLimit: RateLimit | null } | 'sent';

/**
 * Sends a suggestion. Stores its receipt code on the device before the request, and marks it as received after the
 * response, even if the visitor has opened another page meanwhile.
 */
export function useSendSuggestion() {
  const backend = useBackend();
  const receipts = useReceipts();

  /** @throws BackendError, also for this visitor's own rate limit: such a suggestion is not queued. */
  return async function send(draft: Draft & { receipt: string }): Promise<SendResult> {
    const server = requireBackend(backend);
    const { about, receipt } = draft;
    const suggestion = {
      text: draft.text.trim(),
      author: authorToStore(draft),
      about: about || null,
      receipt,
    };
    receipts.beginSending(receipt, suggestion.text);
    // Queue before sending, so that any page can resume it if this one closes.
    const isQueued = storeSuggestion(suggestion);
    try {
      await withOutboxLock(() => submitSuggestion(server, suggestion));
      forgetSuggestion(receipt);
    } catch (error) {
      const rateLimit = rateLimitOf(error);
      const kind = failureKind(error);
      // 'offline' also means that the server did not respond: then the visitor sees the error.
      const shouldQueue = rateLimit ? rateLimit.scope !== 'visitor' : kind === 'offline' && !navigator.onLine;
      if (isQueued && shouldQueue) {
        if (rateLimit) storeSuggestion({ ...suggestion, rateLimit });
        receipts.markQueued(receipt);
        return { rateLimit };
      }
      forgetSuggestion(receipt);
      // The server does not have it after a rate limit or a rejection, so its entry is removed. After any
      // other failure the server may have it: «As minhas sugestões» then loads its state.
      if (rateLimit || kind === 'rejected') receipts.forgetEntry(receipt);
      throw error;
    } finally {
      receipts.endRequest(receipt);
    }
    receipts.noteStage(receipt, 'pending');
    return 'sent';
  };
}
