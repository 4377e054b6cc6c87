import type { Backend, SecondReading } from '@ia/shared-services/backend';

/**
 * Requests that another moderator reads the refused suggestion with this receipt code; idempotent.
 * @returns the state of the second reading; null when no suggestion has the code
 * @throws BackendError
 */
export const requestSecondReading = (backend: Backend, code: string): Promise<SecondReading | null> =>
  backend.run((db) => db.rpc('request_second_reading', { receipt_code: code }));
