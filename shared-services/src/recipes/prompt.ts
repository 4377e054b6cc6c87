import { type Choices, WHOLE, wholeByHand } from './choice.ts';
import { byHand, type Piece, partKey, piecesOf } from './parts.ts';
import type { Placeholder, Recipe } from './recipe.ts';

/** A piece of a template: words, or the place of a placeholder with the signs that stand close to it on either side. */
export type TemplatePart =
  | { kind: 'words'; text: string }
  | { kind: 'blank'; placeholder: Placeholder; before: string; after: string };

/** Cuts 'Ideias sobre «[tema]».' at its placeholders. A key in brackets that is no placeholder stays as words. */
export function templateParts({
  template,
  placeholders,
}: Pick<Recipe, 'template' | 'placeholders'>): TemplatePart[] {
  return template.split(/([«“"(]*\[[^[\]]+\][,.;:!?…»”")]*)/).flatMap((text): TemplatePart[] => {
    const [, before = '', key, after = ''] = /^([^[]*)\[([^\]]+)\](\S*)$/.exec(text) ?? [];
    const placeholder = placeholders.find((each) => each.key === key);
    if (placeholder) return [{ kind: 'blank', placeholder, before, after }];
    return text === '' ? [] : [{ kind: 'words', text }];
  });
}

const filledIn = (choices: Choices, key: string) => choices[key]?.value.trim() ?? '';

/** The placeholders that a piece of the template names. */
const blanksIn = ({ text }: Piece, { placeholders }: Recipe): Placeholder[] =>
  placeholders.filter(({ key }) => text.includes(`[${key}]`));

/** Placeholders that the prompt needs, in its order: those of what was written by hand are not in it. */
const needed = (recipe: Recipe, choices: Choices): Placeholder[] =>
  wholeByHand(choices) !== null
    ? []
    : piecesOf(recipe).flatMap((piece) => (byHand(piece, choices) === null ? blanksIn(piece, recipe) : []));

/** Placeholders without a value: they keep "Gerar com IA" from working. */
export const missing = (recipe: Recipe, choices: Choices): Placeholder[] =>
  needed(recipe, choices).filter(({ key }) => filledIn(choices, key) === '');

/** Where to cut a prompt that is too long. */
export function longest(recipe: Recipe, choices: Choices): string | undefined {
  if (wholeByHand(choices) !== null) return WHOLE;
  const changed = piecesOf(recipe).flatMap((piece) =>
    piece.kind && byHand(piece, choices) !== null ? [partKey(piece.kind)] : [],
  );
  return [...needed(recipe, choices).map(({ key }) => key), ...changed].sort(
    (a, b) => filledIn(choices, b).length - filledIn(choices, a).length,
  )[0];
}

/** Words of a prompt as they stand; those of a placeholder say whose they are. */
export interface PromptStretch {
  text: string;
  /** Key of the placeholder that they fill. */
  blank?: string;
}

/** A piece with the choices in it; an empty placeholder shows as its label in brackets. */
const filledStretches = ({ text }: Piece, { placeholders }: Recipe, choices: Choices): PromptStretch[] =>
  templateParts({ template: text, placeholders }).flatMap((part): PromptStretch[] =>
    part.kind === 'words'
      ? [{ text: part.text }]
      : [
          { text: part.before },
          {
            text: filledIn(choices, part.placeholder.key) || `[${part.placeholder.label}]`,
            blank: part.placeholder.key,
          },
          { text: part.after },
        ],
  );

const textOf = (stretches: readonly PromptStretch[]) => stretches.map(({ text }) => text).join('');

/** A piece with the choices in it, as text. */
export const filledPiece = (piece: Piece, recipe: Recipe, choices: Choices): string =>
  textOf(filledStretches(piece, recipe, choices));

/** What the recipe makes of the choices, stretch by stretch; a part that was emptied by hand is not in it. */
export function promptStretches(recipe: Recipe, choices: Choices): PromptStretch[] {
  return piecesOf(recipe)
    .map((piece) => {
      const own = byHand(piece, choices);
      return own === null ? filledStretches(piece, recipe, choices) : [{ text: own }];
    })
    .filter((stretches) => textOf(stretches) !== '')
    .flatMap((stretches, place) => (place === 0 ? stretches : [{ text: '\n' }, ...stretches]))
    .filter(({ text }) => text !== '');
}

/** What the recipe makes of the choices. */
export const madePrompt = (recipe: Recipe, choices: Choices): string =>
  textOf(promptStretches(recipe, choices));

/** The finished prompt: written by hand, or what the recipe makes. */
export const finalPrompt = (recipe: Recipe, choices: Choices): string =>
  wholeByHand(choices) ?? madePrompt(recipe, choices);

/** As it is asked: one that was written by hand says which recipe it comes from, so that an AI knows what it is about. */
export function askedPrompt(recipe: Recipe, choices: Choices): string {
  const whole = wholeByHand(choices);
  return whole === null
    ? madePrompt(recipe, choices)
    : `Pedido escrito à mão, a partir da receita «${recipe.title}»:\n\n${whole}`;
}

/** The choices that the prompt is made of, without what was set aside. */
export function choicesInUse(
  recipe: Recipe,
  choices: Choices,
): Record<string, { value: string; own: boolean }> {
  const whole = wholeByHand(choices);
  if (whole !== null) return { [WHOLE]: { value: whole, own: true } };
  const used = needed(recipe, choices).map(({ key }) => key);
  for (const piece of piecesOf(recipe)) {
    if (piece.kind && byHand(piece, choices) !== null) used.push(partKey(piece.kind));
  }
  return Object.fromEntries(
    used.flatMap((key) => {
      const choice = choices[key];
      return choice ? [[key, { value: choice.value.trim(), own: choice.own }]] : [];
    }),
  );
}
