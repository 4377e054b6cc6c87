import { type Backend, BackendError } from '@ia/shared-services/backend';

export interface NewSuggestion {
  text: string;
  /** Null when anonymous. */
  author: string | null;
  /** Id of the part of the manifesto; null for the whole. */
  about?: string | null;
  receipt: string;
}

/**
 * Sends a suggestion to moderation. The receipt travels with it and is stored as a hash only.
 * @throws BackendError. A suggestion that had already arrived (its answer was lost on the way) counts as sent.
 */
export async function submitSuggestion(
  backend: Backend,
  { text, author, about, receipt }: NewSuggestion,
): Promise<void> {
  try {
    await backend.run((db) =>
      db.from('manifesto_suggestions').insert({
        suggestion_text: text.trim(),
        status: 'pending',
        author,
        ...(about && { about }),
        receipt_code: receipt,
      }),
    );
  } catch (error) {
    if (error instanceof BackendError && error.reason === 'already_received') return;
    throw error;
  }
}
