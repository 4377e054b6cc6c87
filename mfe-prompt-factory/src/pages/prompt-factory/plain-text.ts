import type { PlainText } from '@ia/federation/config';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { PART_SEPARATOR, promptFromChoices } from '@ia/shared-services/recipes';
import { heroTexts } from '../../content/texts.ts';

/** Plain-text version of the factory, for visitors without JavaScript: every recipe with its placeholders. */
export default {
  title: heroTexts.eyebrow,
  lead: 'Cada receita traz um pedido pronto a copiar para um assistente de IA. Troque cada parte entre parênteses retos, [assim], por uma das opções da lista, ou por palavras suas. No fim de cada receita há conselhos para si.',
  parts: CATEGORIES.map(({ id, title }) => ({
    heading: title,
    parts: RECIPES.filter(({ categoryId }) => categoryId === id).map((recipe) => ({
      heading: recipe.title,
      text: promptFromChoices(recipe, {}).split(PART_SEPARATOR),
      list: [
        ...recipe.placeholders.map(({ label, options }) => `[${label}]: ${options.join('; ')}`),
        ...recipe.advanced_tips,
      ],
    })),
  })),
} satisfies PlainText;
