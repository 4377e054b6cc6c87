import { providerError } from './failures.ts';

/** MAX_TOKENS: the answer reached `MAX_OUTPUT_TOKENS` and counts as complete. */
const COMPLETE_REASONS = new Set(['STOP', 'MAX_TOKENS']);
const BROKEN_REASONS = new Set([
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
  if (reason === undefined || BROKEN_REASONS.has(reason)) throw providerError('gemini', 'cut');
  if (!COMPLETE_REASONS.has(reason)) throw providerError('gemini', 'refused');
}
