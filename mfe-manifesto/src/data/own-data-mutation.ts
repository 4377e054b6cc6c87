import type { Backend } from '@ia/shared-services/backend';

/**
 * Takes the name off the suggestion behind a code, for good.
 * @returns false for a code that no suggestion has
 * @throws BackendError
 */
export const removeName = async (backend: Backend, code: string): Promise<boolean> =>
  (await backend.run((db) => db.rpc('remove_suggestion_name', { receipt_code: code }))) !== null;

/** Erases the suggestion behind a code, for good. As {@link removeName}. */
export const eraseSuggestion = async (backend: Backend, code: string): Promise<boolean> =>
  (await backend.run((db) => db.rpc('erase_suggestion', { receipt_code: code }))) !== null;
