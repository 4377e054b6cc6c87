import * as v from 'valibot';
import { type Backend, BackendError, type SuggestionColumn } from '../backend/index.ts';
import { rateLimitSchema } from '../outbox/index.ts';
import { readDevice, removeDevice, subscribeDevice, writeDevice } from '../storage/index.ts';

export interface NewSuggestion {
  text: string;
  /** Null when anonymous. */
  author: string | null;
  /** Id of the part of the manifesto; null for the whole. */
  about?: string | null;
  /** Idempotency key, created on this device: the database accepts each receipt once. */
  receipt: string;
}

const unsentSchema = v.object({
  text: v.string(),
  author: v.nullable(v.string()),
  about: v.optional(v.nullable(v.string()), null),
  receipt: v.string(),
  /** The server's reason for refusing it. The text stays stored until its author deletes it. */
  refused: v.optional(v.string()),
  /** Rate limit that stopped the suggestion; it is sent again later. */
  rateLimit: v.optional(rateLimitSchema),
});
export type UnsentSuggestion = v.InferOutput<typeof unsentSchema>;

export const SUGGESTION_PREFIX = 'unsent_suggestion_';
const storageKey = (receipt: string): string => SUGGESTION_PREFIX + receipt;

/** Stores a suggestion before it is sent. @returns false when the device cannot store it */
export const storeSuggestion = (suggestion: UnsentSuggestion): boolean =>
  writeDevice(storageKey(suggestion.receipt), JSON.stringify(suggestion));

export const forgetSuggestion = (receipt: string): void => removeDevice(storageKey(receipt));

/** Returns the stored suggestion, waiting or refused; null when it does not exist. */
export function readUnsentSuggestion(receipt: string): UnsentSuggestion | null {
  const text = readDevice(storageKey(receipt));
  const parsed = text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), unsentSchema), text);
  return parsed?.success ? parsed.output : null;
}

/** Notifies when a suggestion is sent, refused or deleted, in any tab. @returns the unsubscribe function */
export const subscribeUnsentSuggestion = (receipt: string, listener: () => void): (() => void) =>
  subscribeDevice(storageKey(receipt), listener);

/** The columns of the insert: every column that visitors write, `about` only when it is set. */
type SuggestionInsert = Record<Exclude<SuggestionColumn<'insert'>, 'about'>, unknown> & { about?: string };

/**
 * Sends a suggestion to moderation. The database stores only a hash of its receipt.
 * A receipt that the database already has counts as sent: its first answer was lost.
 * @throws BackendError
 */
export async function submitSuggestion(
  backend: Backend,
  { text, author, about, receipt }: NewSuggestion,
): Promise<void> {
  try {
    await backend.run((db) =>
      db.from('manifesto_suggestions').insert({
        suggestion_text: text.trim(),
        status: 'pending',
        author,
        ...(about && { about }),
        receipt_code: receipt,
      } satisfies SuggestionInsert),
    );
  } catch (error) {
    if (error instanceof BackendError && error.reason === 'already_received') return;
    throw error;
  }
}
