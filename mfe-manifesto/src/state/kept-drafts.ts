import { deviceAtom, lenientList } from '@ia/shared-services/storage';
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
  about: v.string(),
  receipt: v.nullable(v.string()),
};
const keptSchema = v.object({ ...draftEntries, id: v.string(), at: v.string() });
export type KeptDraft = v.InferOutput<typeof keptSchema>;

const listAtom = deviceAtom<KeptDraft[]>('suggestionDrafts', lenientList(keptSchema), []);

/** Every copy on this device that holds a text. */
const keptDraftsAtom = atom((get) => get(listAtom).filter(({ text }) => isWritten(text)));

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
  set(listAtom, (list) => list.filter((draft) => !matches(draft)));
});

/** Puts a discarded copy back. */
export const bringDraftBack = atom(null, (_get, set, draft: KeptDraft) =>
  set(listAtom, (list) => [draft, ...list]),
);

/** The drafts on this device, newest first, with what can be done to one. */
export function useKeptDrafts() {
  const drafts = useAtomValue(keptDraftsAtom);
  const forgetSome = useSetAtom(forgetDrafts);
  const bringBack = useSetAtom(bringDraftBack);
  const forget = ({ id }: KeptDraft) => forgetSome((draft) => draft.id === id);
  return { drafts, forget, bringBack };
}
