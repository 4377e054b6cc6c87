import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { forgetSuggestion, type UnsentSuggestion } from '@ia/shared-services/unsent';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';
import { createReceiptCode } from '../rules/receipt-code.ts';
import { type Draft, EMPTY_DRAFT, isWritten } from '../rules/suggestion-form.ts';
import { SUGGESTION_STAGES } from '../rules/suggestion-stages.ts';
import { deleteDrafts, restoreDraft, type StoredDraft } from './stored-drafts.ts';
import { draftAtom, startsAtom } from './suggestion-draft.ts';

/** Maximum number of stored suggestions. */
const MAX_SUGGESTIONS = 50;

const sentSchema = v.object({
  /** The receipt code, made on this device before the suggestion was sent. */
  code: v.string(),
  text: v.string(),
  at: v.string(),
  /** False until the server confirms that it has the suggestion. */
  received: v.boolean(),
  /** Last known stage; null when never loaded, 'unknown' when the server does not know the code. */
  stage: v.nullable(v.picklist([...SUGGESTION_STAGES, 'unknown'])),
  /** Time of the last lookup; ISO 8601. */
  checkedAt: v.nullable(v.string()),
});
export type SentSuggestion = v.InferOutput<typeof sentSchema>;
export type KnownStage = NonNullable<SentSuggestion['stage']>;

const KEY = 'sentSuggestions';
const sentAtom = deviceAtom<SentSuggestion[]>(KEY, lenientList(sentSchema), []);

/**
 * Suggestions sent by this document. When two tabs write at the same moment, the later write drops the other's entry;
 * each tab therefore re-adds its own entries on storage events.
 */
const fromThisTab = new Map<string, SentSuggestion>();
const withMine = (list: SentSuggestion[]): SentSuggestion[] => {
  const missing = [...fromThisTab.values()].filter(({ code }) => !list.some((one) => one.code === code));
  return missing.length > 0 ? [...missing, ...list].slice(0, MAX_SUGGESTIONS) : list;
};

/** Codes of requests in flight. */
const inFlight = new Set<string>();

/** True while the request of a suggestion is in flight. */
export const isInFlight = (code: string): boolean => inFlight.has(code);

/** The suggestions sent from this device, newest first. */
export const useSentSuggestions = () => useAtomValue(sentAtom);

/** Stores the code before the request, so that it survives a failure. */
const beginSending = atom(null, (_get, set, code: string, text: string) => {
  inFlight.add(code);
  const begun = { code, text, at: new Date().toISOString(), received: false, stage: null, checkedAt: null };
  fromThisTab.set(code, begun);
  set(sentAtom, (list) =>
    withMine([begun, ...list.filter((one) => one.code !== code)].slice(0, MAX_SUGGESTIONS)),
  );
});

/** Removes an entry that the server refused. */
const forgetSending = atom(null, (_get, set, code: string) => {
  if (!fromThisTab.get(code)?.received) fromThisTab.delete(code);
  set(sentAtom, (list) => list.filter((one) => one.code !== code || one.received));
});

/** Clears the form: the suggestion is now in the offline queue with its text. */
const leaveWaiting = atom(null, (get, set, code: string) => {
  set(deleteDrafts, ({ receipt }) => receipt === code);
  if (get(draftAtom).receipt === code) set(draftAtom, EMPTY_DRAFT);
});

/** Converts a queued suggestion to a draft without a receipt. */
const draftOf = ({ text, author, about }: UnsentSuggestion): Draft => ({
  ...EMPTY_DRAFT,
  text,
  name: author ?? '',
  signing: author ? 'named' : 'anonymous',
  about: about ?? '',
});
const asCopy = (draft: Draft): StoredDraft => ({
  ...draft,
  id: createReceiptCode(),
  at: new Date().toISOString(),
});

/** Moves a queued suggestion to the form; a text already in the form becomes a stored draft. */
const returnToForm = atom(null, (get, set, waiting: UnsentSuggestion) => {
  const written = get(draftAtom);
  if (isWritten(written.text)) set(restoreDraft, asCopy(written));
  set(draftAtom, draftOf(waiting));
  set(stopSending, waiting.receipt);
});

/** Removes a suggestion from the queue; its text becomes a stored draft. */
const cancelSending = atom(null, (_get, set, waiting: UnsentSuggestion) => {
  set(restoreDraft, asCopy(draftOf(waiting)));
  set(stopSending, waiting.receipt);
});

const stopSending = atom(null, (_get, set, receipt: string) => {
  forgetSuggestion(receipt);
  set(forgetSending, receipt);
  set(startsAtom, (starts) => starts + 1);
});

/** Removes every trace of a suggestion that its author erased. */
const eraseSent = atom(null, (_get, set, code: string) => {
  fromThisTab.delete(code);
  set(sentAtom, (list) => list.filter((one) => one.code !== code));
});

/** Stores a suggestion's stage. Once the server has it, deletes the draft and all its copies on this device. */
const noteStage = atom(null, (get, set, code: string, stage: KnownStage) => {
  const checkedAt = new Date().toISOString();
  const received = stage !== 'unknown';
  const noted = (one: SentSuggestion) =>
    one.code === code ? { ...one, stage, checkedAt, received: one.received || received } : one;
  for (const one of fromThisTab.values()) fromThisTab.set(one.code, noted(one));
  set(sentAtom, (list) => withMine(list).map(noted));
  if (!received) return;
  set(deleteDrafts, ({ receipt }) => receipt === code);
  if (get(draftAtom).receipt === code) set(draftAtom, EMPTY_DRAFT);
});

/** Actions on the device's record of sent suggestions, from before sending to erasure. */
export function useReceipts() {
  const begin = useSetAtom(beginSending);
  const forget = useSetAtom(forgetSending);
  const erase = useSetAtom(eraseSent);
  const note = useSetAtom(noteStage);
  const wait = useSetAtom(leaveWaiting);
  const resume = useSetAtom(returnToForm);
  const cancel = useSetAtom(cancelSending);
  const change = useSetAtom(sentAtom);
  useEffect(() => {
    const heard = ({ key, newValue }: StorageEvent) => {
      // A null value means that the visitor cleared the list or the device: do not re-add entries.
      if (key === KEY && newValue !== null) change(withMine);
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, [change]);
  return {
    begin,
    forget,
    erase,
    note,
    wait,
    resume,
    cancel,
    answered: (code: string) => void inFlight.delete(code),
  };
}
