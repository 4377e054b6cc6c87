/** The parts of a recipe's prompt, and what a visitor made of them by hand. */
import { type Choices, wholeByHand } from './choice.ts';
import { joinParts, type PartKind, type Recipe, type RecipePart } from './recipe.ts';

/** A stretch of the template that is shown, and can be changed, by itself; the whole of one without parts. */
export type Piece = Omit<RecipePart, 'kind'> & { kind: PartKind | null };

/** Where a part changed by hand stands among the choices. With a hyphen, which no placeholder's key has. */
export const partKey = (kind: PartKind): string => `parte-${kind}`;

/** A recipe's parts; none when they do not make its template, which may have been changed alone in the database. */
export function partsOf({ parts, template }: Pick<Recipe, 'parts' | 'template'>): readonly RecipePart[] {
  if (!parts || joinParts(parts) !== template) return [];
  return new Set(parts.map(({ kind }) => kind)).size === parts.length ? parts : [];
}

/** What the prompt is made of, in its order. */
export function piecesOf(recipe: Recipe): readonly Piece[] {
  const parts = partsOf(recipe);
  return parts.length > 0 ? parts : [{ kind: null, text: recipe.template }];
}

/** What the visitor wrote in the place of a part; empty when the part is left out. Null: it is the recipe's. */
export function byHand({ kind }: Piece, choices: Choices): string | null {
  const choice = kind && choices[partKey(kind)];
  return choice?.own ? choice.value.trim() : null;
}

/** Without a task there is nothing to ask. */
export const lacksTask = (recipe: Recipe, choices: Choices): boolean =>
  wholeByHand(choices) === null &&
  partsOf(recipe).some((part) => part.kind === 'task' && byHand(part, choices) === '');
