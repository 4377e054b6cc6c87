import { type Choices, handwrittenPrompt, WHOLE_PROMPT } from './choice.ts';
import { editedText, type PromptPiece, partKey, promptPieces } from './parts.ts';
import type { Placeholder, Recipe } from './recipe.ts';

/*
 * Builds the prompt of a recipe from the visitor's choices. The Prompt Factory shows it; the Edge Function
 * `ai` builds the same prompt again from its own copy of the recipe.
 */

/** A segment of a template: text, or a placeholder (`blank`) with the punctuation adjacent to it. */
export type TemplateSegment =
  | { kind: 'text'; text: string }
  | { kind: 'blank'; placeholder: Placeholder; before: string; after: string };

/** Splits 'Ideias sobre «[tema]».' at its placeholders. An unknown key in brackets stays text. */
export function splitTemplate({
  template,
  placeholders,
}: Pick<Recipe, 'template' | 'placeholders'>): TemplateSegment[] {
  // The capture group keeps the placeholders, with adjacent quotes and punctuation, in the result.
  return template.split(/([«“"(]*\[[^[\]]+\][,.;:!?…»”")]*)/).flatMap((text): TemplateSegment[] => {
    const [, before = '', key, after = ''] = /^([^[]*)\[([^\]]+)\](\S*)$/.exec(text) ?? [];
    const placeholder = placeholders.find((candidate) => candidate.key === key);
    if (placeholder) return [{ kind: 'blank', placeholder, before, after }];
    return text === '' ? [] : [{ kind: 'text', text }];
  });
}

/** A blank line: each part of a prompt is a paragraph. */
export const PART_SEPARATOR = '\n\n';

const valueFor = (choices: Choices, key: string) => choices[key]?.value.trim() ?? '';

/** Returns the placeholders used in a piece of the template. */
const placeholdersIn = ({ text }: PromptPiece, { placeholders }: Recipe): Placeholder[] =>
  placeholders.filter(({ key }) => text.includes(`[${key}]`));

/** Returns the placeholders that the prompt needs, in order. Parts that the visitor wrote need none. */
const requiredPlaceholders = (recipe: Recipe, choices: Choices): Placeholder[] =>
  handwrittenPrompt(choices) !== null
    ? []
    : promptPieces(recipe).flatMap((piece) =>
        editedText(piece, choices) === null ? placeholdersIn(piece, recipe) : [],
      );

/** Returns the placeholders without a value. "Gerar com IA" is disabled until all have one. */
export const missingPlaceholders = (recipe: Recipe, choices: Choices): Placeholder[] =>
  requiredPlaceholders(recipe, choices).filter(({ key }) => valueFor(choices, key) === '');

/** Returns the key of the longest choice: where to shorten a prompt that is too long. */
export function longestChoice(recipe: Recipe, choices: Choices): string | undefined {
  if (handwrittenPrompt(choices) !== null) return WHOLE_PROMPT;
  const editedKeys = promptPieces(recipe).flatMap((piece) =>
    piece.kind && editedText(piece, choices) !== null ? [partKey(piece.kind)] : [],
  );
  return [...requiredPlaceholders(recipe, choices).map(({ key }) => key), ...editedKeys].sort(
    (a, b) => valueFor(choices, b).length - valueFor(choices, a).length,
  )[0];
}

/** A segment of the prompt's text, with its placeholder if it fills one. */
export interface PromptSegment {
  text: string;
  /** Key of the placeholder that this text fills. */
  blank?: string;
}

/** Fills the choices into a piece; an empty placeholder shows its label in brackets. */
const fillSegments = ({ text }: PromptPiece, { placeholders }: Recipe, choices: Choices): PromptSegment[] =>
  splitTemplate({ template: text, placeholders }).flatMap((part): PromptSegment[] =>
    part.kind === 'text'
      ? [{ text: part.text }]
      : [
          { text: part.before },
          {
            text: valueFor(choices, part.placeholder.key) || `[${part.placeholder.label}]`,
            blank: part.placeholder.key,
          },
          { text: part.after },
        ],
  );

const joinSegments = (segments: readonly PromptSegment[]) => segments.map(({ text }) => text).join('');

/** Fills the choices into a piece and returns plain text. */
export const fillPiece = (piece: PromptPiece, recipe: Recipe, choices: Choices): string =>
  joinSegments(fillSegments(piece, recipe, choices));

/** Builds the prompt from the choices, as segments. Leaves out parts that the visitor emptied. */
export function promptSegments(recipe: Recipe, choices: Choices): PromptSegment[] {
  return promptPieces(recipe)
    .map((piece) => {
      const edited = editedText(piece, choices);
      return edited === null ? fillSegments(piece, recipe, choices) : [{ text: edited }];
    })
    .filter((segments) => joinSegments(segments) !== '')
    .flatMap((segments, index) => (index === 0 ? segments : [{ text: PART_SEPARATOR }, ...segments]))
    .filter(({ text }) => text !== '');
}

/** Builds the prompt from the choices, as text. */
export const promptFromChoices = (recipe: Recipe, choices: Choices): string =>
  joinSegments(promptSegments(recipe, choices));

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
  const usedKeys = requiredPlaceholders(recipe, choices).map(({ key }) => key);
  for (const piece of promptPieces(recipe)) {
    if (piece.kind && editedText(piece, choices) !== null) usedKeys.push(partKey(piece.kind));
  }
  return Object.fromEntries(
    usedKeys.flatMap((key) => {
      const choice = choices[key];
      return choice ? [[key, { value: choice.value.trim(), own: choice.own }]] : [];
    }),
  );
}
