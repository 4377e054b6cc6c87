import { paths } from '../../content/learn/learn.ts';
import type { LearningStep } from '../../content/learn/schema.ts';
import type { SheetData } from '../../content/trainers/schema.ts';
import { sheets as data } from '../../content/trainers/sheets.ts';

export interface Sheet extends SheetData {
  /** What the learning paths say of the course. */
  step: LearningStep;
}

const steps = paths.flatMap((path) => path.steps);

/** The sheets in the order of the learning paths' steps that have one. */
export const sheets: Sheet[] = data.flatMap((sheet) => {
  const step = steps.find(({ id }) => id === sheet.id);
  return step ? [{ ...sheet, step }] : [];
});
