import { useEntry, useEntryState, useRoute, useShell } from '@ia/federation';
import type { Choice, Choices, Recipe } from '@ia/shared-services/recipes';
import { useState } from 'react';
import * as v from 'valibot';
import { defaultChoices, fitChoices, ownWords } from '../../../rules/choices.ts';
import { createAddress } from '../../../rules/place.ts';
import { choicesSchema, useDrafts } from '../../../state/drafts.ts';

const entrySchema = v.object({ recipeId: v.string(), choices: choicesSchema });
type Kept = v.InferOutput<typeof entrySchema> | null;

const readEntry = (stored: unknown): Kept => {
  const result = v.safeParse(entrySchema, stored);
  return result.success ? result.output : null;
};

/**
 * What stands in a recipe's blanks. By order: what this history entry had, what a shared link gives, what the device
 * kept, the first options. Words that give way to a link are offered back, never lost.
 * @param given the values of a shared link
 */
export function useBlanks(recipe: Recipe, given: Choices) {
  const { navigate } = useShell();
  const { path } = useRoute();
  const entry = useEntry();
  const drafts = useDrafts();
  const [kept, setKept] = useEntryState('blanks', readEntry);
  const here = kept?.recipeId === recipe.id ? kept.choices : null;
  const linked = Object.keys(given).length > 0;
  // Read once: another tab's typing must not appear in these fields.
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

  const start = here ?? opened.start;
  const choices = start ? fitChoices(recipe, start) : defaultChoices(recipe);
  const put = (next: Choices) => {
    setKept({ recipeId: recipe.id, choices: { ...next } });
    // From now on the words are the visitor's: a reload must not bring the link's back.
    if (linked) navigate(createAddress(path, recipe.id), { replace: true });
  };
  return {
    choices,
    /** The visitor, or the link, changed something. */
    changed: start !== null,
    /** Own words of an earlier turn that can be put back. */
    offered: !here && opened.before && ownWords(opened.before).length > 0 ? opened.before : null,
    choose(blank: string, choice: Choice) {
      const next = { ...choices, [blank]: choice };
      drafts.keep(recipe.id, next, linked);
      put(next);
    },
    /** Puts the offered words back; what stands there is offered the next time. */
    restore() {
      if (!opened.before) return;
      if (linked) drafts.keep(recipe.id, fitChoices(recipe, opened.before));
      else drafts.swap(recipe.id);
      put(fitChoices(recipe, opened.before));
    },
  };
}
