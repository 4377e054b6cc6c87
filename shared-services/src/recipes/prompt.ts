import { type Choices, handwrittenPrompt, WHOLE_PROMPT } from './choice.ts';
import { editedText, type Piece, partKey, piecesOf } from './parts.ts';
import type { Placeholder, Recipe } from './recipe.ts';

/** A segment of a template: text, or a placeholder with the punctuation adjacent to it. */
export type TemplatePart =
  | { kind: 'text'; text: string }
  | { kind: 'blank'; placeholder: Placeholder; before: string; after: string };

/** Splits 'Ideias sobre «[tema]».' at its placeholders. An unknown key in brackets stays text. */
export function templateParts({
  template,
  placeholders,
}: Pick<Recipe, 'template' | 'placeholders'>): TemplatePart[] {
  return template.split(/([«“"(]*\[[^[\]]+\][,.;:!?…»”")]*)/).flatMap((text): TemplatePart[] => {
    const [, before = '', key, after = ''] = /^([^[]*)\[([^\]]+)\](\S*)$/.exec(text) ?? [];
    const placeholder = placeholders.find((each) => each.key === key);
    if (placeholder) return [{ kind: 'blank', placeholder, before, after }];
    return text === '' ? [] : [{ kind: 'text', text }];
  });
}

const filledIn = (choices: Choices, key: string) => choices[key]?.value.trim() ?? '';

/** Returns the placeholders used in a piece of the template. */
const blanksIn = ({ text }: Piece, { placeholders }: Recipe): Placeholder[] =>
  placeholders.filter(({ key }) => text.includes(`[${key}]`));

/** Returns the placeholders that the prompt needs, in order. Parts that the visitor wrote need none. */
const needed = (recipe: Recipe, choices: Choices): Placeholder[] =>
  handwrittenPrompt(choices) !== null
    ? []
    : piecesOf(recipe).flatMap((piece) =>
        editedText(piece, choices) === null ? blanksIn(piece, recipe) : [],
      );

/** Returns the placeholders without a value. "Gerar com IA" is disabled until all have one. */
export const missingPlaceholders = (recipe: Recipe, choices: Choices): Placeholder[] =>
  needed(recipe, choices).filter(({ key }) => filledIn(choices, key) === '');

/** Returns the key of the longest choice: where to shorten a prompt that is too long. */
export function longestChoice(recipe: Recipe, choices: Choices): string | undefined {
  if (handwrittenPrompt(choices) !== null) return WHOLE_PROMPT;
  const changed = piecesOf(recipe).flatMap((piece) =>
    piece.kind && editedText(piece, choices) !== null ? [partKey(piece.kind)] : [],
  );
  return [...needed(recipe, choices).map(({ key }) => key), ...changed].sort(
    (a, b) => filledIn(choices, b).length - filledIn(choices, a).length,
  )[0];
}

/** A segment of the prompt's text, with its placeholder if it fills one. */
export interface PromptSegment {
  text: string;
  /** Key of the placeholder that this text fills. */
  blank?: string;
}

/** Fills the choices into a piece; an empty placeholder shows its label in brackets. */
const filledSegments = ({ text }: Piece, { placeholders }: Recipe, choices: Choices): PromptSegment[] =>
  templateParts({ template: text, placeholders }).flatMap((part): PromptSegment[] =>
    part.kind === 'text'
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

const textOf = (stretches: readonly PromptSegment[]) => stretches.map(({ text }) => text).join('');

/** Fills the choices into a piece and returns plain text. */
export const filledPiece = (piece: Piece, recipe: Recipe, choices: Choices): string =>
  textOf(filledSegments(piece, recipe, choices));

/** Builds the prompt from the choices, as segments. Leaves out parts that the visitor emptied. */
export function promptSegments(recipe: Recipe, choices: Choices): PromptSegment[] {
  return piecesOf(recipe)
    .map((piece) => {
      const own = editedText(piece, choices);
      return own === null ? filledSegments(piece, recipe, choices) : [{ text: own }];
    })
    .filter((stretches) => textOf(stretches) !== '')
    .flatMap((stretches, index) => (index === 0 ? stretches : [{ text: '\n' }, ...stretches]))
    .filter(({ text }) => text !== '');
}

/** Builds the prompt from the choices, as text. */
export const promptFromChoices = (recipe: Recipe, choices: Choices): string =>
  textOf(promptSegments(recipe, choices));

/** Returns the final prompt: the visitor's own text, or the prompt built from the choices. */
export const finalPrompt = (recipe: Recipe, choices: Choices): string =>
  handwrittenPrompt(choices) ?? promptFromChoices(recipe, choices);

/**
 * Returns the prompt that is sent to the AI. A prompt written by the visitor is prefixed with the recipe's title,
 * which gives the AI its context.
 */
export function promptToSend(recipe: Recipe, choices: Choices): string {
  const handwritten = handwrittenPrompt(choices);
  return handwritten === null
    ? promptFromChoices(recipe, choices)
    : `Pedido escrito à mão, a partir da receita «${recipe.title}»:\n\n${handwritten}`;
}

/** Returns the choices that the prompt uses, without saved but unused texts. */
export function choicesInUse(
  recipe: Recipe,
  choices: Choices,
): Record<string, { value: string; own: boolean }> {
  const handwritten = handwrittenPrompt(choices);
  if (handwritten !== null) return { [WHOLE_PROMPT]: { value: handwritten, own: true } };
  const used = needed(recipe, choices).map(({ key }) => key);
  for (const piece of piecesOf(recipe)) {
    if (piece.kind && editedText(piece, choices) !== null) used.push(partKey(piece.kind));
  }
  return Object.fromEntries(
    used.flatMap((key) => {
      const choice = choices[key];
      return choice ? [[key, { value: choice.value.trim(), own: choice.own }]] : [];
    }),
  );
}
