import { withOutboxLock } from '@ia/shared-services/storage';
import { forgetSuggestion, type RateLimit, rateLimitOf, storeSuggestion } from '@ia/shared-services/unsent';
import { useBackend } from '@ia/shared-services/use-backend';
import { failureKind, requireBackend } from '../../../data/failure.ts';
import { submitSuggestion } from '../../../data/submit-suggestion-mutation.ts';
import { authorOf, type Draft } from '../../../rules/suggestion-form.ts';
import { useReceipts } from '../../../state/sent-suggestions.ts';

/** Sent, or queued on this device: while offline, or until a rate limit ends. */
export type SendResult = { held: RateLimit | null } | 'sent';

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
    const suggestion = { text: draft.text.trim(), author: authorOf(draft), about: about || null, receipt };
    receipts.begin(receipt, suggestion.text);
    // Queue before sending, so that any page can resume it if this one closes.
    const isQueued = storeSuggestion(suggestion);
    try {
      await withOutboxLock(() => submitSuggestion(server, suggestion));
      forgetSuggestion(receipt);
    } catch (error) {
      const held = rateLimitOf(error);
      const kind = failureKind(error);
      // 'offline' also means that the server did not respond: then the visitor sees the error.
      const waits = held ? held.by !== 'visitor' : kind === 'offline' && !navigator.onLine;
      if (isQueued && waits) {
        if (held) storeSuggestion({ ...suggestion, held });
        receipts.wait(receipt);
        return { held };
      }
      forgetSuggestion(receipt);
      // The server refused it. After any other failure it may have arrived: «As minhas sugestões» asks the server.
      if (held || kind === 'rejected') receipts.forget(receipt);
      throw error;
    } finally {
      receipts.answered(receipt);
    }
    receipts.note(receipt, 'pending');
    return 'sent';
  };
}
