import type { Backend, SuggestionReceipt } from '@ia/shared-services/backend';

export type { SuggestionReceipt };

/**
 * Loads the state of a suggestion by its receipt code. Only the code's holder can ask.
 * @returns null when no suggestion has the code
 * @throws BackendError
 */
export function loadReceipt(backend: Backend, code: string): Promise<SuggestionReceipt | null> {
  return backend.run((db) => db.rpc('suggestion_receipt', { receipt_code: code }));
}
