import { byHand, type Choices, filledPiece, partsOf, type Recipe } from '@ia/shared-services/recipes';

/** A task that speaks of what stands in the context: without it, nobody knew what is meant. */
const SPEAKS_OF_CONTEXT = /(?<!\p{L})(abaixo|este pedido)(?!\p{L})/u;

/**
 * What one would write without the factory: the task alone, with the context where the task speaks of it. Null where a
 * recipe has no task of its own.
 */
export function plainRequest(recipe: Recipe, choices: Choices): string | null {
  const parts = partsOf(recipe);
  const task = parts.find(({ kind }) => kind === 'task');
  if (!task || parts.length === 1) return null;
  const said = (part: (typeof parts)[number]) => byHand(part, choices) ?? filledPiece(part, recipe, choices);
  const asked = byHand(task, choices) || filledPiece(task, recipe, choices);
  if (!SPEAKS_OF_CONTEXT.test(asked)) return asked;
  return parts
    .filter(({ kind }) => kind === 'task' || kind === 'context')
    .map((part) => (part === task ? asked : said(part)))
    .filter((text) => text !== '')
    .join('\n');
}
