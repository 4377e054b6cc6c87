import type { ProgressSource } from '../../content/learn/schema.ts';
import { t } from '../../content/text.ts';
import { repairProgress, wasFinished } from '../../rules/progress.ts';
import { useStepProgress } from '../../state/step-atom.ts';

export interface StepState {
  stage: 'new' | 'begun' | 'finished';
  /** Progress bar; null when the step counts nothing. */
  bar: { value: number; max: number; text: string } | null;
}

/** Returns the progress of a learning-path step, as a stage and as a bar. */
export function useStepState(progress: ProgressSource): StepState {
  const saved = useStepProgress(progress);
  if (progress.kind === 'none') return { stage: 'new', bar: null };
  if (progress.kind === 'points') {
    const { goal } = progress;
    const { points } = saved;
    return {
      stage: points >= goal ? 'finished' : points > 0 ? 'begun' : 'new',
      bar: { value: points, max: goal, text: t.bar.points(points, goal) },
    };
  }
  const { course } = progress;
  const repaired = repairProgress(course, saved);
  const done = course.groups.filter(({ group_id }) => repaired.done.includes(group_id)).length;
  const total = course.groups.length;
  const text = t.learn.progress(course.unit, done, total, repaired.points, course.goal);
  return {
    stage: wasFinished(course, repaired) ? 'finished' : done > 0 ? 'begun' : 'new',
    bar: { value: done, max: total, text },
  };
}
