import { paths } from '../../content/learn/learn.ts';
import type { LearningStep } from '../../content/learn/schema.ts';
import type { SheetData } from '../../content/trainers/schema.ts';
import { sheets as sheetData } from '../../content/trainers/sheets.ts';

export interface Sheet extends SheetData {
  /** The course's step in the learning paths. */
  step: LearningStep;
}

const steps = paths.flatMap((path) => path.steps);

/**
 * Trainer sheets: one printable lesson plan for each course and for Mission 1, with the course's
 * learning-path step.
 */
export const sheets: Sheet[] = sheetData.flatMap((sheet) => {
  const step = steps.find(({ id }) => id === sheet.id);
  return step ? [{ ...sheet, step }] : [];
});
