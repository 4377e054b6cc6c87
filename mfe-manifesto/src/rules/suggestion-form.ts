/** State of the suggestion form, without React: editing → signing → submitting → sent. */
import { withoutPrefill } from '@ia/shared-services/principles';
import type { RateLimit } from '@ia/shared-services/unsent';
import { createReceiptCode } from './receipt-code.ts';

/** Limits of the table `manifesto_suggestions`, in characters. */
export const MAX_TEXT = 2000;
const MAX_NAME = 80;

export type Step = 'editing' | 'signing' | 'submitting' | 'sent';
export type Signing = 'anonymous' | 'named';
export type SubmitFailure = 'failed' | 'limited' | 'rejected' | 'duplicate' | 'offline' | 'busy';

/** Reason why a suggestion was not sent. */
export interface SubmitError {
  kind: SubmitFailure;
  /** The rate limit that was reached, if any. */
  rateLimit: RateLimit | null;
}

/** Draft that survives reloads and server failures. */
export interface Draft {
  text: string;
  name: string;
  signing: Signing;
  /** Id of the manifesto part, or '' for the whole. */
  about: string;
  /**
   * Idempotency key: created with the first attempt and reused for retries, so that a lost answer never
   * creates a duplicate.
   */
  receipt: string | null;
}

/** The initial draft. */
export const EMPTY_DRAFT: Draft = { text: '', name: '', signing: 'anonymous', about: '', receipt: null };

/** Changes the text and clears the receipt: another text is another suggestion. */
export const writeText = (draft: Draft, text: string): Draft => ({ ...draft, text, receipt: null });

/**
 * Changes the manifesto part and clears the receipt: the same text about another part is another suggestion.
 */
export const writeAbout = (draft: Draft, about: string): Draft => ({ ...draft, about, receipt: null });

/** Adds a receipt code to a draft that has none. */
export const withReceipt = (draft: Draft): Draft & { receipt: string } => ({
  ...draft,
  receipt: draft.receipt ?? createReceiptCode(),
});

/** True when the visitor wrote any text beyond a principle's prefill. */
export const isWritten = (text: string): boolean => withoutPrefill(text).trim() !== '';

export type TextProblem = { kind: 'empty' } | { kind: 'only-beginning' } | { kind: 'too-long'; over: number };

/** Validation error of the text, or null. */
export function textProblem(text: string): TextProblem | null {
  const length = [...text.trim()].length;
  if (length === 0) return { kind: 'empty' };
  if (!isWritten(text)) return { kind: 'only-beginning' };
  return length > MAX_TEXT ? { kind: 'too-long', over: length - MAX_TEXT } : null;
}

/** True when a signed draft has a name over the limit. */
export const isNameTooLong = ({ signing, name }: Draft): boolean =>
  signing === 'named' && [...name.trim()].length > MAX_NAME;

/** The name to store; null when anonymous or empty. */
export const authorToStore = ({ signing, name }: Draft): string | null =>
  (signing === 'named' && name.trim()) || null;
