import { deviceAtom, lenientList, readDevice, removeDevice } from '@ia/shared-services/storage';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { createReceiptCode } from '../rules/receipt-code.ts';
import { type Draft, isWritten } from '../rules/suggestion-form.ts';

/** The device keeps a copy of every tab's draft, so that a tab that was closed loses nothing. Newest first. */
const MOST = 5;

export const draftEntries = {
  text: v.string(),
  name: v.string(),
  signing: v.picklist(['anonymous', 'named']),
  // Drafts of before suggestions were about a part have none.
  about: v.optional(v.string(), ''),
  receipt: v.nullable(v.string()),
};
const keptSchema = v.object({ ...draftEntries, id: v.string(), at: v.string() });
export type KeptDraft = v.InferOutput<typeof keptSchema>;

const listAtom = deviceAtom<KeptDraft[]>('suggestionDrafts', lenientList(keptSchema), []);

/** Before drafts belonged to tabs there was one for the whole device, under this key. */
const FORMER = 'suggestionDraft';
const formerAtom = deviceAtom(FORMER, v.nullable(v.string()), null);
const formerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object(draftEntries),
  v.transform((draft): KeptDraft => ({ ...draft, id: FORMER, at: '' })),
);

/** Every copy on this device that holds a text. */
const keptDraftsAtom = atom((get): KeptDraft[] => {
  const former = v.safeParse(formerSchema, get(formerAtom));
  const all = former.success ? [...get(listAtom), former.output] : get(listAtom);
  return all.filter(({ text }) => isWritten(text));
});

/** A random name for each document: a duplicated tab, which starts with the same draft, writes a copy of its own. */
const here = createReceiptCode();

/**
 * Keeps a copy of this tab's draft in the place of its former one.
 * @param former name of the copy that this draft continues
 * @returns the name of the copy
 */
export const keepDraft = atom(null, (_get, set, draft: Draft, former: string | null): string => {
  const kept = { ...draft, id: here, at: new Date().toISOString() };
  set(listAtom, (list) => {
    const others = list.filter(({ id }) => id !== here && id !== former);
    return isWritten(draft.text) ? [kept, ...others].slice(0, MOST) : others;
  });
  return here;
});

/** Forgets copies: the one that was taken over or discarded, or all of a suggestion that has arrived. */
export const forgetDrafts = atom(null, (_get, set, matches: (draft: KeptDraft) => boolean) => {
  const former = v.safeParse(formerSchema, readDevice(FORMER));
  if (former.success && matches(former.output)) removeDevice(FORMER);
  set(listAtom, (list) => list.filter((draft) => !matches(draft)));
});

/** Puts a discarded copy back. */
export const bringDraftBack = atom(null, (_get, set, draft: KeptDraft) =>
  set(listAtom, (list) => [{ ...draft, id: draft.id === FORMER ? createReceiptCode() : draft.id }, ...list]),
);

/** The drafts on this device, newest first, with what can be done to one. */
export function useKeptDrafts() {
  const drafts = useAtomValue(keptDraftsAtom);
  const forgetSome = useSetAtom(forgetDrafts);
  const bringBack = useSetAtom(bringDraftBack);
  const forget = ({ id }: KeptDraft) => forgetSome((draft) => draft.id === id);
  return { drafts, forget, bringBack };
}
