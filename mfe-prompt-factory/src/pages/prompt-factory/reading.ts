import type { Reading } from '@ia/federation/config';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { HERO_CONTENTS, madePrompt } from '@ia/shared-services/recipes';
import { heroTexts } from '../../content/texts.ts';

/** Every recipe with what to put in its brackets, for whoever reads the factory without it. */
export default {
  title: heroTexts.eyebrow,
  lead: HERO_CONTENTS[0]?.subtitle,
  parts: CATEGORIES.map(({ id, title }) => ({
    heading: title,
    parts: RECIPES.filter(({ categoryId }) => categoryId === id).map((recipe) => ({
      heading: recipe.title,
      text: madePrompt(recipe, {}).split('\n'),
      list: [
        ...recipe.placeholders.map(({ label, options }) => `[${label}]: ${options.join(', ')}`),
        ...recipe.advanced_tips,
      ],
    })),
  })),
} satisfies Reading;
