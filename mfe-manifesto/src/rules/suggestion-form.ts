/** The states of the suggestion form, apart from React: editing → signing → submitting → sent (specification §4). */
import { withoutPrefill } from '@ia/shared-services/principles';
import type { Held } from '@ia/shared-services/waiting';
import { createReceiptCode } from './receipt-code.ts';

/** Limits of the table `manifesto_suggestions`. */
export const MAX_TEXT = 2000;
const MAX_NAME = 80;

export type Step = 'editing' | 'signing' | 'submitting' | 'sent';
export type Signing = 'anonymous' | 'named';
export type SubmitFailure = 'failed' | 'limited' | 'refused' | 'same' | 'offline' | 'busy';

/** Why a suggestion was not sent, and what else is known of it. */
export interface Failed {
  kind: SubmitFailure;
  /** Of a rate limit. */
  held: Held | null;
}

/** What survives a reload and a server that is down. */
export interface Draft {
  text: string;
  name: string;
  signing: Signing;
  /** Id of the part of the manifesto it is about, or '' for the whole. */
  about: string;
  /** Made with the first attempt and kept for its retries, so that a lost answer never sends the text twice. */
  receipt: string | null;
}

export const EMPTY_DRAFT: Draft = { text: '', name: '', signing: 'anonymous', about: '', receipt: null };

/** Another text is another suggestion: it gets a receipt of its own. */
export const writeText = (draft: Draft, text: string): Draft => ({ ...draft, text, receipt: null });

/** The same words about another part are another suggestion. */
export const writeAbout = (draft: Draft, about: string): Draft => ({ ...draft, about, receipt: null });

export const withReceipt = (draft: Draft): Draft & { receipt: string } => ({
  ...draft,
  receipt: draft.receipt ?? createReceiptCode(),
});

/** Whether someone wrote anything themselves: the beginning that a principle gives is no suggestion yet. */
export const isWritten = (text: string): boolean => withoutPrefill(text).trim() !== '';

export type TextProblem = { kind: 'empty' } | { kind: 'only-beginning' } | { kind: 'too-long'; over: number };

export function textProblem(text: string): TextProblem | null {
  const length = [...text.trim()].length;
  if (length === 0) return { kind: 'empty' };
  if (!isWritten(text)) return { kind: 'only-beginning' };
  return length > MAX_TEXT ? { kind: 'too-long', over: length - MAX_TEXT } : null;
}

export const nameTooLong = ({ signing, name }: Draft): boolean =>
  signing === 'named' && [...name.trim()].length > MAX_NAME;

/** The name that is stored, or null: anonymous, or signed with nothing (specification §5). */
export const authorOf = ({ signing, name }: Draft): string | null =>
  (signing === 'named' && name.trim()) || null;
