/**
 * Values that visitors filled into recipes, stored on this device so that a reload or an empty battery loses nothing.
 */
import type { Choices } from '@ia/shared-services/recipes';
import { deviceAtom } from '@ia/shared-services/storage';
import { useAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import * as v from 'valibot';
import { collectOwnTexts } from '../rules/choices.ts';

/** Schema of a recipe's choices. */
export const choicesSchema = v.record(
  v.string(),
  v.object({ value: v.string(), own: v.boolean(), savedText: v.optional(v.string()) }),
);

const draftSchema = v.object({
  recipeId: v.string(),
  /** The current choices; null when the recipe starts anew. */
  now: v.nullable(choicesSchema),
  /** Earlier own text, offered for restoring and never restored automatically. */
  before: v.nullable(choicesSchema),
});
type Draft = v.InferOutput<typeof draftSchema>;

const schema = v.object({ version: v.literal(1), drafts: v.array(draftSchema) });
type Stored = v.InferOutput<typeof schema>;

/** Maximum number of drafts; the oldest are evicted first. */
const MAX_DRAFTS = 30;
/** Maximum length of the drafts as JSON, in characters. */
const MAX_JSON_LENGTH = 200_000;

const draftsAtom = deviceAtom<Stored>('promptFactoryDrafts', schema, { version: 1, drafts: [] });

const withOwnText = (choices: Choices | null): Choices | null =>
  choices && collectOwnTexts(choices).length > 0 ? choices : null;

/** Moves a recipe's draft to the front and evicts drafts over the limits. */
function withDraft({ drafts }: Stored, draft: Draft): Stored {
  const others = drafts.filter(({ recipeId }) => recipeId !== draft.recipeId);
  const retained = (draft.now || draft.before ? [draft, ...others] : others).slice(0, MAX_DRAFTS);
  while (retained.length > 1 && JSON.stringify(retained).length > MAX_JSON_LENGTH) retained.pop();
  return { version: 1, drafts: retained };
}

export interface Drafts {
  read(recipeId: string): Draft;
  /** @param anew true for choices from a link: the previous draft is stored in `before` instead of overwritten */
  save(recipeId: string, choices: Choices, anew?: boolean): void;
  /** Starts the recipe anew; own text stays available in `before`. */
  setAside(recipeId: string): void;
  /** Swaps the draft with the one in `before`. @returns the current choices */
  swap(recipeId: string): Choices | null;
  forget(recipeId: string): void;
}

/** Drafts, to be read once when a recipe opens: two tabs with one recipe must not change each other's fields. */
export function useDrafts(): Drafts {
  const store = useStore();
  // Subscribing mounts the atom, so that reads return the device's current value.
  const [, set] = useAtom(draftsAtom);
  return useMemo(() => {
    const read = (recipeId: string): Draft =>
      store.get(draftsAtom).drafts.find((draft) => draft.recipeId === recipeId) ?? {
        recipeId,
        now: null,
        before: null,
      };
    const updateDraft = (recipeId: string, changesFor: (draft: Draft) => Partial<Draft>) =>
      set((stored) => {
        const draft = stored.drafts.find((candidate) => candidate.recipeId === recipeId);
        const current = draft ?? { recipeId, now: null, before: null };
        return withDraft(stored, { ...current, ...changesFor(current) });
      });
    const restorableChoices = ({ now, before }: Draft) => withOwnText(now) ?? before;
    return {
      read,
      save: (recipeId, choices, anew = false) =>
        updateDraft(recipeId, (draft) => ({
          now: choices,
          ...(anew && { before: restorableChoices(draft) }),
        })),
      setAside: (recipeId) =>
        updateDraft(recipeId, (draft) => ({ now: null, before: restorableChoices(draft) })),
      swap(recipeId) {
        const { before } = read(recipeId);
        updateDraft(recipeId, ({ now }) => ({ now: before, before: withOwnText(now) }));
        return before;
      },
      forget: (recipeId) => updateDraft(recipeId, () => ({ now: null, before: null })),
    };
  }, [store, set]);
}
