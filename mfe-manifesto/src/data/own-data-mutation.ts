import type { Backend } from '@ia/shared-services/backend';

/**
 * Removes the author's name from the suggestion with this receipt code; irreversible.
 * @returns false when no suggestion has the code
 * @throws BackendError
 */
export const removeName = async (backend: Backend, code: string): Promise<boolean> =>
  (await backend.run((db) => db.rpc('remove_suggestion_name', { receipt_code: code }))) !== null;

/** Erases the suggestion with this receipt code; irreversible. Returns and throws like {@link removeName}. */
export const eraseSuggestion = async (backend: Backend, code: string): Promise<boolean> =>
  (await backend.run((db) => db.rpc('erase_suggestion', { receipt_code: code }))) !== null;
