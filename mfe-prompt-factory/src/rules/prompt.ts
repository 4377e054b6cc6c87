import type { Placeholder, Recipe } from '@ia/shared-services/recipes';
import type { Choices } from './choices.ts';
import { byHand, type Piece, partKey, piecesOf } from './parts.ts';

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

/** The placeholders that a piece of the template names. */
const blanksIn = ({ text }: Piece, { placeholders }: Recipe): Placeholder[] =>
  placeholders.filter(({ key }) => text.includes(`[${key}]`));

/** Placeholders that the prompt needs, in its order: those of a part changed by hand are not in it. */
const needed = (recipe: Recipe, choices: Choices): Placeholder[] =>
  piecesOf(recipe).flatMap((piece) => (byHand(piece, choices) === null ? blanksIn(piece, recipe) : []));

/** Placeholders without a value: they keep "Gerar com IA" from working. */
export const missing = (recipe: Recipe, choices: Choices): Placeholder[] =>
  needed(recipe, choices).filter(({ key }) => filledIn(choices, key) === '');

/** Where to cut a prompt that is too long. */
export function longest(recipe: Recipe, choices: Choices): string | undefined {
  const changed = piecesOf(recipe).flatMap((piece) =>
    piece.kind && byHand(piece, choices) !== null ? [partKey(piece.kind)] : [],
  );
  return [...needed(recipe, choices).map(({ key }) => key), ...changed].sort(
    (a, b) => filledIn(choices, b).length - filledIn(choices, a).length,
  )[0];
}

/** A piece with the choices in it; an empty placeholder shows as its label in brackets. */
export const filledPiece = ({ text }: Piece, { placeholders }: Recipe, choices: Choices): string =>
  templateParts({ template: text, placeholders })
    .map((part) =>
      part.kind === 'words'
        ? part.text
        : (filledIn(choices, part.placeholder.key) || `[${part.placeholder.label}]`) + part.after,
    )
    .join('');

/** The finished prompt; a part that was emptied by hand is not in it. */
export const finalPrompt = (recipe: Recipe, choices: Choices): string =>
  piecesOf(recipe)
    .map((piece) => byHand(piece, choices) ?? filledPiece(piece, recipe, choices))
    .filter((text) => text !== '')
    .join('\n');
