import { useEntry, useEntryState, useRoute, useShell } from '@ia/federation';
import type { Choice, Choices, Recipe } from '@ia/shared-services/recipes';
import { useState } from 'react';
import * as v from 'valibot';
import { collectOwnTexts, defaultChoices, fitChoices } from '../../../rules/choices.ts';
import { createStepAddress } from '../../../rules/wizard-address.ts';
import { choicesSchema, useDrafts } from '../../../state/drafts.ts';

const entrySchema = v.object({ recipeId: v.string(), choices: choicesSchema });
type StoredBlanks = v.InferOutput<typeof entrySchema> | null;

const readEntry = (stored: unknown): StoredBlanks => {
  const result = v.safeParse(entrySchema, stored);
  return result.success ? result.output : null;
};

/**
 * Values of a recipe's blanks (placeholders to fill in). Precedence: history entry, shared link, device
 * draft, first options. A draft replaced by a link is offered for restoring.
 * @param sharedChoices values of a shared link
 */
export function useBlanks(recipe: Recipe, sharedChoices: Choices) {
  const { navigate } = useShell();
  const { path } = useRoute();
  const entry = useEntry();
  const drafts = useDrafts();
  const [stored, setStored] = useEntryState('blanks', readEntry);
  const storedChoices = stored?.recipeId === recipe.id ? stored.choices : null;
  const hasSharedChoices = Object.keys(sharedChoices).length > 0;
  // Read once: typing in another tab must not change these fields.
  const key = JSON.stringify([recipe.id, sharedChoices]);
  const readDraft = () => {
    const { now, before } = drafts.read(recipe.id);
    return {
      key,
      entry,
      start: hasSharedChoices ? sharedChoices : now,
      before: hasSharedChoices ? (now ?? before) : before,
    };
  };
  // `start`: choices to begin with; `before`: earlier text to offer. Read again for another recipe, link or
  // entry.
  const [draft, setDraft] = useState(readDraft);
  if (draft.key !== key || draft.entry !== entry) setDraft(readDraft());

  const start = storedChoices ?? draft.start;
  const choices = start ? fitChoices(recipe, start) : defaultChoices(recipe);
  const storeChoices = (next: Choices) => {
    setStored({ recipeId: recipe.id, choices: { ...next } });
    // Drop the link's values from the URL: after a reload the visitor's own text must win.
    if (hasSharedChoices) navigate(createStepAddress(path, recipe.id), { replace: true });
  };
  return {
    choices,
    /** An earlier draft that can be restored. */
    restorableDraft:
      !storedChoices && draft.before && collectOwnTexts(draft.before).length > 0 ? draft.before : null,
    choose(blank: string, choice: Choice) {
      const next = { ...choices, [blank]: choice };
      drafts.save(recipe.id, next, hasSharedChoices);
      storeChoices(next);
    },
    /** Restores the offered draft and offers the replaced one next time. */
    restore() {
      if (!draft.before) return;
      if (hasSharedChoices) drafts.save(recipe.id, fitChoices(recipe, draft.before));
      else drafts.swap(recipe.id);
      storeChoices(fitChoices(recipe, draft.before));
    },
  };
}
