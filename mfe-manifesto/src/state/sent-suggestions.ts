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

/**
 * A suggestion that was sent from this device, or that the device tries to send. `received` is false while
 * its request is in flight, while it is queued, and after its answer was lost.
 */
const sentSchema = v.object({
  /** The receipt code, made on this device before the suggestion was sent. */
  code: v.string(),
  text: v.string(),
  /** Time of sending; ISO 8601. */
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
const entriesOfThisTab = new Map<string, SentSuggestion>();
const withOwnEntries = (list: SentSuggestion[]): SentSuggestion[] => {
  const missing = [...entriesOfThisTab.values()].filter(({ code }) => !list.some((one) => one.code === code));
  return missing.length > 0 ? [...missing, ...list].slice(0, MAX_SUGGESTIONS) : list;
};

/** Codes of requests in flight. */
const inFlightAtom = atom<readonly string[]>([]);

/** The codes of suggestions whose request is in flight. */
export const useCodesInFlight = () => useAtomValue(inFlightAtom);
const endRequestAtom = atom(null, (_get, set, code: string) =>
  set(inFlightAtom, (codes) => codes.filter((one) => one !== code)),
);

/** The suggestions sent from this device, newest first. */
export const useSentSuggestions = () => useAtomValue(sentAtom);

/** Adds an entry before the request, so that the receipt code survives a failure. */
const beginSendingAtom = atom(null, (_get, set, code: string, text: string) => {
  set(inFlightAtom, (codes) => [...codes, code]);
  const entry = { code, text, at: new Date().toISOString(), received: false, stage: null, checkedAt: null };
  entriesOfThisTab.set(code, entry);
  set(sentAtom, (list) =>
    withOwnEntries([entry, ...list.filter((one) => one.code !== code)].slice(0, MAX_SUGGESTIONS)),
  );
});

/** Removes the entry of a suggestion that the server has not received. */
const forgetEntryAtom = atom(null, (_get, set, code: string) => {
  if (!entriesOfThisTab.get(code)?.received) entriesOfThisTab.delete(code);
  set(sentAtom, (list) => list.filter((one) => one.code !== code || one.received));
});

/** Clears the form: the device's queue of unsent suggestions now holds the text. */
const markQueuedAtom = atom(null, (get, set, code: string) => {
  set(deleteDrafts, ({ receipt }) => receipt === code);
  if (get(draftAtom).receipt === code) set(draftAtom, EMPTY_DRAFT);
});

/** Converts a queued suggestion to a draft without a receipt. */
const toDraft = ({ text, author, about }: UnsentSuggestion): Draft => ({
  ...EMPTY_DRAFT,
  text,
  name: author ?? '',
  signing: author ? 'named' : 'anonymous',
  about: about ?? '',
});
/** Adds a new id and the time to a draft. */
const toStoredDraft = (draft: Draft): StoredDraft => ({
  ...draft,
  id: createReceiptCode(),
  at: new Date().toISOString(),
});

/** Moves a queued suggestion to the form; a text already in the form becomes a stored draft. */
const returnToFormAtom = atom(null, (get, set, queued: UnsentSuggestion) => {
  const currentDraft = get(draftAtom);
  if (isWritten(currentDraft.text)) set(restoreDraft, toStoredDraft(currentDraft));
  set(draftAtom, toDraft(queued));
  set(stopSendingAtom, queued.receipt);
});

/** Removes a suggestion from the queue; its text becomes a stored draft. */
const cancelSendingAtom = atom(null, (_get, set, queued: UnsentSuggestion) => {
  set(restoreDraft, toStoredDraft(toDraft(queued)));
  set(stopSendingAtom, queued.receipt);
});

/** Removes a suggestion from the queue and from the list, and returns the form to its first step. */
const stopSendingAtom = atom(null, (_get, set, receipt: string) => {
  forgetSuggestion(receipt);
  set(forgetEntryAtom, receipt);
  set(startsAtom, (starts) => starts + 1);
});

/** Removes every trace of a suggestion that its author erased. */
const eraseEntryAtom = atom(null, (_get, set, code: string) => {
  entriesOfThisTab.delete(code);
  set(sentAtom, (list) => list.filter((one) => one.code !== code));
});

/** Stores a suggestion's stage. Once the server has it, deletes the draft and all its copies on this device. */
const noteStageAtom = atom(null, (get, set, code: string, stage: KnownStage) => {
  const checkedAt = new Date().toISOString();
  const received = stage !== 'unknown';
  const applyStage = (one: SentSuggestion) =>
    one.code === code ? { ...one, stage, checkedAt, received: one.received || received } : one;
  for (const one of entriesOfThisTab.values()) entriesOfThisTab.set(one.code, applyStage(one));
  set(sentAtom, (list) => withOwnEntries(list).map(applyStage));
  if (!received) return;
  set(deleteDrafts, ({ receipt }) => receipt === code);
  if (get(draftAtom).receipt === code) set(draftAtom, EMPTY_DRAFT);
});

/** Actions on the device's record of sent suggestions, from before sending to erasure. */
export function useReceipts() {
  const actions = {
    beginSending: useSetAtom(beginSendingAtom),
    /** Call when the request of a suggestion has ended, with or without success. */
    endRequest: useSetAtom(endRequestAtom),
    forgetEntry: useSetAtom(forgetEntryAtom),
    eraseEntry: useSetAtom(eraseEntryAtom),
    noteStage: useSetAtom(noteStageAtom),
    markQueued: useSetAtom(markQueuedAtom),
    returnToForm: useSetAtom(returnToFormAtom),
    cancelSending: useSetAtom(cancelSendingAtom),
  };
  const setSent = useSetAtom(sentAtom);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // A null value means that the visitor cleared the list or the device: do not re-add entries.
      if (key === KEY && newValue !== null) setSent(withOwnEntries);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [setSent]);
  return actions;
}
