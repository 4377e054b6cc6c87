import { failed } from './failures.ts';

const COMPLETE = new Set(['STOP', 'MAX_TOKENS']);
const BROKEN = new Set([
  'FINISH_REASON_UNSPECIFIED',
  'OTHER',
  'MALFORMED_FUNCTION_CALL',
  'UNEXPECTED_TOOL_CALL',
]);

/**
 * Checks the finish reason in Gemini's last chunk. No reason means that the stream was cut. A reason that is neither
 * a normal end nor a fault is a refusal (safety, recitation, personal data and so on).
 * @throws AiError 'cut' or 'refused'
 */
export function assertFinished(reason: string | undefined): void {
  if (reason === undefined || BROKEN.has(reason)) throw failed('gemini', 'cut');
  if (!COMPLETE.has(reason)) throw failed('gemini', 'refused');
}
