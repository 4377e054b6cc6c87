import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { forgetSuggestion, type WaitingSuggestion } from '@ia/shared-services/waiting';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';
import { createReceiptCode } from '../rules/receipt-code.ts';
import { type Draft, EMPTY_DRAFT, isWritten } from '../rules/suggestion-form.ts';
import { SUGGESTION_STAGES } from '../rules/suggestion-stages.ts';
import { bringDraftBack, forgetDrafts, type KeptDraft } from './kept-drafts.ts';
import { draftAtom, startsAtom } from './suggestion-draft.ts';

/** Most that a device remembers. */
const MOST = 50;

const sentSchema = v.object({
  /** The receipt code, made on this device before the suggestion was sent. */
  code: v.string(),
  text: v.string(),
  at: v.string(),
  /** False until the server has said that it has the suggestion. */
  received: v.boolean(),
  /** Where it stood when it was last asked; null when it has not been, 'unknown' when the server does not know it. */
  stage: v.nullable(v.picklist([...SUGGESTION_STAGES, 'unknown'])),
  /** When that was; ISO 8601. */
  checkedAt: v.nullable(v.string()),
});
export type SentSuggestion = v.InferOutput<typeof sentSchema>;
export type KnownStage = NonNullable<SentSuggestion['stage']>;

const KEY = 'sentSuggestions';
const sentAtom = deviceAtom<SentSuggestion[]>(KEY, lenientList(sentSchema), []);

/**
 * What this document sent. Two tabs that write at the same moment do not see each other, and the later one's list lacks what
 * the other wrote down: whoever hears of it adds its own again.
 */
const mine = new Map<string, SentSuggestion>();
const withMine = (list: SentSuggestion[]): SentSuggestion[] => {
  const missing = [...mine.values()].filter(({ code }) => !list.some((one) => one.code === code));
  return missing.length > 0 ? [...missing, ...list].slice(0, MOST) : list;
};

/** Codes whose answer this document is still waiting for. */
const onTheirWay = new Set<string>();

export const isOnItsWay = (code: string): boolean => onTheirWay.has(code);

/** The suggestions that were sent from this device, newest first. */
export const useSentSuggestions = () => useAtomValue(sentAtom);

/** Writes the code down before anything is sent: whatever happens then, it is not lost. */
const beginSending = atom(null, (_get, set, code: string, text: string) => {
  onTheirWay.add(code);
  const begun = { code, text, at: new Date().toISOString(), received: false, stage: null, checkedAt: null };
  mine.set(code, begun);
  set(sentAtom, (list) => withMine([begun, ...list.filter((one) => one.code !== code)].slice(0, MOST)));
});

/** The server does not have it and never will under this code. */
const forgetSending = atom(null, (_get, set, code: string) => {
  if (!mine.get(code)?.received) mine.delete(code);
  set(sentAtom, (list) => list.filter((one) => one.code !== code || one.received));
});

/** It waits on the device for a network, with its text: the form has done its part. */
const leaveWaiting = atom(null, (get, set, code: string) => {
  set(forgetDrafts, ({ receipt }) => receipt === code);
  if (get(draftAtom).receipt === code) set(draftAtom, EMPTY_DRAFT);
});

/** What waited on this device, as a draft of another suggestion. */
const draftOf = ({ text, author, about }: WaitingSuggestion): Draft => ({
  ...EMPTY_DRAFT,
  text,
  name: author ?? '',
  signing: author ? 'named' : 'anonymous',
  about: about ?? '',
});
const asCopy = (draft: Draft): KeptDraft => ({
  ...draft,
  id: createReceiptCode(),
  at: new Date().toISOString(),
});

/** Takes a suggestion out of the queue and puts its text into the form; a text that is there already becomes a kept draft. */
const takeBack = atom(null, (get, set, waiting: WaitingSuggestion) => {
  const written = get(draftAtom);
  if (isWritten(written.text)) set(bringDraftBack, asCopy(written));
  set(draftAtom, draftOf(waiting));
  set(stopSending, waiting.receipt);
});

/** Takes a suggestion out of the queue; its text is kept among the drafts. */
const cancelSending = atom(null, (_get, set, waiting: WaitingSuggestion) => {
  set(bringDraftBack, asCopy(draftOf(waiting)));
  set(stopSending, waiting.receipt);
});

const stopSending = atom(null, (_get, set, receipt: string) => {
  forgetSuggestion(receipt);
  set(forgetSending, receipt);
  set(startsAtom, (starts) => starts + 1);
});

/** Its author erased it, from here or from elsewhere: nothing of it stays on the device. */
const eraseSent = atom(null, (_get, set, code: string) => {
  mine.delete(code);
  set(sentAtom, (list) => list.filter((one) => one.code !== code));
});

/** What the server says about one. Once it has it, the draft is done, and every copy of it on this device. */
const noteStage = atom(null, (get, set, code: string, stage: KnownStage) => {
  const checkedAt = new Date().toISOString();
  const received = stage !== 'unknown';
  const noted = (one: SentSuggestion) =>
    one.code === code ? { ...one, stage, checkedAt, received: one.received || received } : one;
  for (const one of mine.values()) mine.set(one.code, noted(one));
  set(sentAtom, (list) => withMine(list).map(noted));
  if (!received) return;
  set(forgetDrafts, ({ receipt }) => receipt === code);
  if (get(draftAtom).receipt === code) set(draftAtom, EMPTY_DRAFT);
});

/** How the device comes to know of a suggestion: before it is sent, and what becomes of it. */
export function useReceipts() {
  const begin = useSetAtom(beginSending);
  const forget = useSetAtom(forgetSending);
  const erase = useSetAtom(eraseSent);
  const note = useSetAtom(noteStage);
  const wait = useSetAtom(leaveWaiting);
  const resume = useSetAtom(takeBack);
  const cancel = useSetAtom(cancelSending);
  const change = useSetAtom(sentAtom);
  useEffect(() => {
    const heard = ({ key, newValue }: StorageEvent) => {
      // Who erased it, or all of the device, wanted it gone.
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
    answered: (code: string) => void onTheirWay.delete(code),
  };
}
