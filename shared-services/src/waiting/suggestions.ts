import * as v from 'valibot';
import { type Backend, BackendError } from '../backend/index.ts';
import { deviceKeys, readDevice, removeDevice, subscribeDevice, writeDevice } from '../storage/index.ts';
import { heldSchema } from './held.ts';

export interface NewSuggestion {
  text: string;
  /** Null when anonymous. */
  author: string | null;
  /** Id of the part of the manifesto; null for the whole. */
  about?: string | null;
  /** Made on this device, and unique in the database: the same one is taken once, however often it is sent. */
  receipt: string;
}

const waitingSchema = v.object({
  text: v.string(),
  author: v.nullable(v.string()),
  about: v.optional(v.nullable(v.string()), null),
  receipt: v.string(),
  /** Why the server did not take it, in its own word; the text stays until its author has it back. */
  refused: v.optional(v.string()),
  /** A rate limit was reached: the suggestion is sent again later. */
  held: v.optional(heldSchema),
});
export type WaitingSuggestion = v.InferOutput<typeof waitingSchema>;

const PREFIX = 'unsent_suggestion_';
const keyOf = (receipt: string): string => PREFIX + receipt;

/** Writes a suggestion down before it is sent. @returns false when this device keeps nothing */
export const keepSuggestion = (suggestion: WaitingSuggestion): boolean =>
  writeDevice(keyOf(suggestion.receipt), JSON.stringify(suggestion));

export const forgetSuggestion = (receipt: string): void => removeDevice(keyOf(receipt));

/** One that waits on this device, or was refused and is still here; null when there is none. */
export function waitingSuggestion(receipt: string): WaitingSuggestion | null {
  const text = readDevice(keyOf(receipt));
  const read = text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), waitingSchema), text);
  return read?.success ? read.output : null;
}

export const waitingSuggestions = (): WaitingSuggestion[] =>
  deviceKeys(PREFIX)
    .map((key) => waitingSuggestion(key.slice(PREFIX.length)))
    .filter((one) => one !== null);

/** Calls back when one is sent, refused or taken back, here or in another tab. @returns a function that stops it */
export const subscribeWaiting = (receipt: string, listener: () => void): (() => void) =>
  subscribeDevice(keyOf(receipt), listener);

/**
 * Sends a suggestion to moderation. The receipt travels with it and is stored as a hash only.
 * @throws BackendError. A suggestion that had already arrived (its answer was lost on the way) counts as sent.
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
      }),
    );
  } catch (error) {
    if (error instanceof BackendError && error.reason === 'already_received') return;
    throw error;
  }
}
