import type { Backend, SuggestionReceipt } from '@ia/shared-services/backend';

export type { SuggestionReceipt };

/**
 * Where the suggestion behind a receipt code stands. Only its holder can ask, and learns nothing else.
 * @returns null for a code that no suggestion has
 * @throws BackendError
 */
export function loadReceipt(backend: Backend, code: string): Promise<SuggestionReceipt | null> {
  return backend.run((db) => db.rpc('suggestion_receipt', { receipt_code: code }));
}
