import { deviceAtom, lenientList } from '@ia/shared-services/storage';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { createReceiptCode } from '../rules/receipt-code.ts';
import { type Draft, isWritten } from '../rules/suggestion-form.ts';

/**
 * Maximum number of drafts. The device stores a copy of every tab's draft, newest first, so that a closed tab loses
 * nothing.
 */
const MAX_DRAFTS = 5;

/** Schema fields of a stored draft. */
export const draftEntries = {
  text: v.string(),
  name: v.string(),
  signing: v.picklist(['anonymous', 'named']),
  about: v.string(),
  receipt: v.nullable(v.string()),
};
const storedDraftSchema = v.object({ ...draftEntries, id: v.string(), at: v.string() });
export type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

const listAtom = deviceAtom<StoredDraft[]>('suggestionDrafts', lenientList(storedDraftSchema), []);

/** Stored drafts that contain a text. */
const storedDraftsAtom = atom((get) => get(listAtom).filter(({ text }) => isWritten(text)));

/** Random id of this document: a duplicated tab starts with the same draft and must write its own copy. */
const ownId = createReceiptCode();

/**
 * Stores this tab's draft and replaces its previous copy.
 * @param previousId id of the copy that this draft continues
 * @returns id of the stored copy
 */
export const storeDraft = atom(null, (_get, set, draft: Draft, previousId: string | null): string => {
  const stored = { ...draft, id: ownId, at: new Date().toISOString() };
  set(listAtom, (list) => {
    const others = list.filter(({ id }) => id !== ownId && id !== previousId);
    return isWritten(draft.text) ? [stored, ...others].slice(0, MAX_DRAFTS) : others;
  });
  return ownId;
});

/** Deletes the copy of a resumed or discarded draft, or all copies of a received suggestion. */
export const deleteDrafts = atom(null, (_get, set, matches: (draft: StoredDraft) => boolean) => {
  set(listAtom, (list) => list.filter((draft) => !matches(draft)));
});

/** Restores a discarded copy. */
export const restoreDraft = atom(null, (_get, set, draft: StoredDraft) =>
  set(listAtom, (list) => [draft, ...list]),
);

/** The drafts on this device, newest first, with actions. */
export function useStoredDrafts() {
  const drafts = useAtomValue(storedDraftsAtom);
  const deleteMatching = useSetAtom(deleteDrafts);
  const restore = useSetAtom(restoreDraft);
  const forget = ({ id }: StoredDraft) => deleteMatching((draft) => draft.id === id);
  return { drafts, forget, restore };
}
