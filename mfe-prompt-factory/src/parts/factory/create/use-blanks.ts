import { useEntry, useEntryState, useRoute, useShell } from '@ia/federation';
import type { Choice, Choices, Recipe } from '@ia/shared-services/recipes';
import { useState } from 'react';
import * as v from 'valibot';
import { defaultChoices, fitChoices, ownTextsOf } from '../../../rules/choices.ts';
import { createAddress } from '../../../rules/wizard-route.ts';
import { choicesSchema, useDrafts } from '../../../state/drafts.ts';

const entrySchema = v.object({ recipeId: v.string(), choices: choicesSchema });
type StoredBlanks = v.InferOutput<typeof entrySchema> | null;

const readEntry = (stored: unknown): StoredBlanks => {
  const result = v.safeParse(entrySchema, stored);
  return result.success ? result.output : null;
};

/**
 * Values of a recipe's blanks. Precedence: history entry, shared link, device draft, first options. A draft replaced
 * by a link is offered for restoring.
 * @param given values of a shared link
 */
export function useBlanks(recipe: Recipe, given: Choices) {
  const { navigate } = useShell();
  const { path } = useRoute();
  const entry = useEntry();
  const drafts = useDrafts();
  const [stored, setStored] = useEntryState('blanks', readEntry);
  const storedChoices = stored?.recipeId === recipe.id ? stored.choices : null;
  const linked = Object.keys(given).length > 0;
  // Read once: typing in another tab must not change these fields.
  const key = JSON.stringify([recipe.id, given]);
  const open = () => {
    const { now, before } = drafts.read(recipe.id);
    return {
      key,
      entry,
      start: linked ? given : now,
      before: linked ? (now ?? before) : before,
    };
  };
  const [opened, setOpened] = useState(open);
  if (opened.key !== key || opened.entry !== entry) setOpened(open());

  const start = storedChoices ?? opened.start;
  const choices = start ? fitChoices(recipe, start) : defaultChoices(recipe);
  const storeChoices = (next: Choices) => {
    setStored({ recipeId: recipe.id, choices: { ...next } });
    // Drop the link's values from the URL: after a reload the visitor's own text must win.
    if (linked) navigate(createAddress(path, recipe.id), { replace: true });
  };
  return {
    choices,
    /** True when the visitor or the link changed a value. */
    changed: start !== null,
    /** An earlier draft that can be restored. */
    offered: !storedChoices && opened.before && ownTextsOf(opened.before).length > 0 ? opened.before : null,
    choose(blank: string, choice: Choice) {
      const next = { ...choices, [blank]: choice };
      drafts.save(recipe.id, next, linked);
      storeChoices(next);
    },
    /** Restores the offered draft and offers the replaced one next time. */
    restore() {
      if (!opened.before) return;
      if (linked) drafts.save(recipe.id, fitChoices(recipe, opened.before));
      else drafts.swap(recipe.id);
      storeChoices(fitChoices(recipe, opened.before));
    },
  };
}
