import type { PlainText } from '@ia/federation/config';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { BUILT_IN_HERO, promptFromChoices } from '@ia/shared-services/recipes';
import { heroTexts } from '../../content/texts.ts';

/** Plain-text version of the factory: every recipe with its placeholders. */
export default {
  title: heroTexts.eyebrow,
  lead: BUILT_IN_HERO.subtitle,
  parts: CATEGORIES.map(({ id, title }) => ({
    heading: title,
    parts: RECIPES.filter(({ categoryId }) => categoryId === id).map((recipe) => ({
      heading: recipe.title,
      text: promptFromChoices(recipe, {}).split('\n'),
      list: [
        ...recipe.placeholders.map(({ label, options }) => `[${label}]: ${options.join(', ')}`),
        ...recipe.advanced_tips,
      ],
    })),
  })),
} satisfies PlainText;
