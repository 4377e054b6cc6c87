import { failed } from '../errors.ts';

const COMPLETE = new Set(['STOP', 'MAX_TOKENS']);
const BROKEN = new Set([
  'FINISH_REASON_UNSPECIFIED',
  'OTHER',
  'MALFORMED_FUNCTION_CALL',
  'UNEXPECTED_TOOL_CALL',
]);

/**
 * Gemini says in its last chunk why it stopped. No reason means that the stream was cut; any reason that is neither
 * a normal end nor a fault is a refusal (safety, recitation, personal data, …).
 */
export function assertFinished(reason: string | undefined): void {
  if (reason === undefined || BROKEN.has(reason)) throw failed('gemini', 'cut');
  if (!COMPLETE.has(reason)) throw failed('gemini', 'refused');
}
