import {
  type Choices,
  editedText,
  fillPiece,
  PART_SEPARATOR,
  type Recipe,
  recipeParts,
} from '@ia/shared-services/recipes';

/** Matches a task that refers to the context, which must then be included. */
const REFERS_TO_CONTEXT = /(?<!\p{L})(abaixo|este pedido)(?!\p{L})/u;

/**
 * The request that a visitor might write without the factory: the task, plus the context if the task refers to it.
 * Null for a recipe without a separate task.
 */
export function plainRequest(recipe: Recipe, choices: Choices): string | null {
  const parts = recipeParts(recipe);
  const task = parts.find(({ kind }) => kind === 'task');
  if (!task || parts.length === 1) return null;
  const partText = (part: (typeof parts)[number]) =>
    editedText(part, choices) ?? fillPiece(part, recipe, choices);
  const taskText = editedText(task, choices) || fillPiece(task, recipe, choices);
  if (!REFERS_TO_CONTEXT.test(taskText)) return taskText;
  return parts
    .filter(({ kind }) => kind === 'task' || kind === 'context')
    .map((part) => (part === task ? taskText : partText(part)))
    .filter((text) => text !== '')
    .join(PART_SEPARATOR);
}
