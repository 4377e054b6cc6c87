/** The parts of a recipe's prompt, and the visitor's edits of them. */
import { type Choices, handwrittenPrompt } from './choice.ts';
import { joinParts, type PartKind, type Recipe, type RecipePart } from './recipe.ts';

/** A part of the template that is shown and edited separately; the whole template if the recipe has no parts. */
export type PromptPiece = Omit<RecipePart, 'kind'> & { kind: PartKind | null };

/** Returns the key of an edited part among the choices. It has a hyphen, which placeholder keys cannot have. */
export const partKey = (kind: PartKind): string => `parte-${kind}`;

/**
 * Returns a recipe's parts. Empty if they do not join to its template, which may have been changed separately in the
 * database.
 */
export function recipeParts({ parts, template }: Pick<Recipe, 'parts' | 'template'>): readonly RecipePart[] {
  if (!parts || joinParts(parts) !== template) return [];
  return new Set(parts.map(({ kind }) => kind)).size === parts.length ? parts : [];
}

/** Returns the pieces of the prompt, in order. */
export function promptPieces(recipe: Recipe): readonly PromptPiece[] {
  const parts = recipeParts(recipe);
  return parts.length > 0 ? parts : [{ kind: null, text: recipe.template }];
}

/** Returns the visitor's text for a part; empty when the part is removed, null when the recipe's text is used. */
export function editedText({ kind }: PromptPiece, choices: Choices): string | null {
  const choice = kind && choices[partKey(kind)];
  return choice?.own ? choice.value.trim() : null;
}

/** Returns true when the visitor removed the task part: there is then nothing to ask the AI. */
export const lacksTask = (recipe: Recipe, choices: Choices): boolean =>
  handwrittenPrompt(choices) === null &&
  recipeParts(recipe).some((part) => part.kind === 'task' && editedText(part, choices) === '');
