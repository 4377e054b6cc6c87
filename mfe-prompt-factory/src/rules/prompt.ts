import type { Placeholder, Recipe } from '@ia/shared-services/recipes';
import type { Choices } from './choices.ts';

/** A piece of a template: words, or the place of a placeholder with the punctuation that follows it. */
export type TemplatePart =
  | { kind: 'words'; text: string }
  | { kind: 'blank'; placeholder: Placeholder; after: string };

/** Cuts 'Ideias sobre [tema].' at its placeholders. A key in brackets that is no placeholder stays as words. */
export function templateParts({
  template,
  placeholders,
}: Pick<Recipe, 'template' | 'placeholders'>): TemplatePart[] {
  return template.split(/(\[[^[\]]+\][,.;:!?»)]*)/).flatMap((text): TemplatePart[] => {
    const placeholder = placeholders.find(({ key }) => text.startsWith(`[${key}]`));
    if (placeholder) return [{ kind: 'blank', placeholder, after: text.slice(placeholder.key.length + 2) }];
    return text === '' ? [] : [{ kind: 'words', text }];
  });
}

const filledIn = (choices: Choices, key: string) => choices[key]?.value.trim() ?? '';

/** Placeholders without a value, in the template's order: they keep "Gerar com IA" from working. */
export const missing = (recipe: Recipe, choices: Choices): Placeholder[] =>
  recipe.placeholders.filter(({ key }) => filledIn(choices, key) === '');

/** Where to cut a prompt that is too long. */
export const longest = (choices: Choices): string | undefined =>
  Object.keys(choices).sort((a, b) => filledIn(choices, b).length - filledIn(choices, a).length)[0];

/** The finished prompt; an empty placeholder shows as its label in brackets. */
export const finalPrompt = (recipe: Recipe, choices: Choices): string =>
  templateParts(recipe)
    .map((part) =>
      part.kind === 'words'
        ? part.text
        : (filledIn(choices, part.placeholder.key) || `[${part.placeholder.label}]`) + part.after,
    )
    .join('');
