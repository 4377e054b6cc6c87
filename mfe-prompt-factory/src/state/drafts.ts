/** What visitors filled into recipes, on this device: nothing typed is lost by a reload or an empty battery. */
import type { Choices } from '@ia/shared-services/recipes';
import { deviceAtom } from '@ia/shared-services/storage';
import { useAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import * as v from 'valibot';
import { ownWords } from '../rules/choices.ts';

export const choicesSchema = v.record(
  v.string(),
  v.object({ value: v.string(), own: v.boolean(), words: v.optional(v.string()) }),
);

const draftSchema = v.object({
  recipeId: v.string(),
  now: v.nullable(choicesSchema),
  /** Own words of an earlier turn, offered and never put back unasked. */
  before: v.nullable(choicesSchema),
});
type Draft = v.InferOutput<typeof draftSchema>;

const schema = v.object({ version: v.literal(1), drafts: v.array(draftSchema) });
type Stored = v.InferOutput<typeof schema>;

/** Most recipes, and most characters of JSON, that are kept; the oldest go first. */
const MOST = 30;
const LARGEST = 200_000;

const draftsAtom = deviceAtom<Stored>('promptFactoryDrafts', schema, { version: 1, drafts: [] });

const worthKeeping = (choices: Choices | null): Choices | null =>
  choices && ownWords(choices).length > 0 ? choices : null;

/** Puts a recipe's draft first and drops what is too much. */
function withDraft({ drafts }: Stored, draft: Draft): Stored {
  const others = drafts.filter(({ recipeId }) => recipeId !== draft.recipeId);
  const kept = (draft.now || draft.before ? [draft, ...others] : others).slice(0, MOST);
  while (kept.length > 1 && JSON.stringify(kept).length > LARGEST) kept.pop();
  return { version: 1, drafts: kept };
}

export interface Drafts {
  read(recipeId: string): Draft;
  /** @param anew these choices came from elsewhere: what was kept until now is set aside, not overwritten */
  keep(recipeId: string, choices: Choices, anew?: boolean): void;
  /** The recipe is begun anew; own words stay on offer. */
  setAside(recipeId: string): void;
  /** Trades what stands there for what was set aside. @returns what now stands there */
  swap(recipeId: string): Choices | null;
  forget(recipeId: string): void;
}

/** To be read once, when a recipe is opened: two tabs with one recipe must not write into each other's fields. */
export function useDrafts(): Drafts {
  const store = useStore();
  // Shown, so that what is read is what the device holds now.
  const [, set] = useAtom(draftsAtom);
  return useMemo(() => {
    const read = (recipeId: string): Draft =>
      store.get(draftsAtom).drafts.find((draft) => draft.recipeId === recipeId) ?? {
        recipeId,
        now: null,
        before: null,
      };
    const change = (recipeId: string, to: (draft: Draft) => Partial<Draft>) =>
      set((stored) => {
        const draft = stored.drafts.find((each) => each.recipeId === recipeId);
        const known = draft ?? { recipeId, now: null, before: null };
        return withDraft(stored, { ...known, ...to(known) });
      });
    const aside = ({ now, before }: Draft) => worthKeeping(now) ?? before;
    return {
      read,
      keep: (recipeId, choices, anew = false) =>
        change(recipeId, (draft) => ({ now: choices, ...(anew && { before: aside(draft) }) })),
      setAside: (recipeId) => change(recipeId, (draft) => ({ now: null, before: aside(draft) })),
      swap(recipeId) {
        const { before } = read(recipeId);
        change(recipeId, ({ now }) => ({ now: before, before: worthKeeping(now) }));
        return before;
      },
      forget: (recipeId) => change(recipeId, () => ({ now: null, before: null })),
    };
  }, [store, set]);
}
