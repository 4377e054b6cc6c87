import type { StepProgress } from '../../content/learn/schema.ts';
import { words } from '../../content/words.ts';
import { restored, wasFinished } from '../../rules/progress.ts';
import { useStepProgress } from '../../state/step-atom.ts';

export interface StepState {
  stage: 'new' | 'begun' | 'finished';
  /** How far one has come; null where nothing is counted. */
  bar: { value: number; max: number; text: string } | null;
}

/** How far a step of a path has come, in words and as a bar. */
export function useStepState(progress: StepProgress): StepState {
  const saved = useStepProgress(progress);
  if (progress.kind === 'none') return { stage: 'new', bar: null };
  if (progress.kind === 'points') {
    const { goal } = progress;
    const { points } = saved;
    return {
      stage: points >= goal ? 'finished' : points > 0 ? 'begun' : 'new',
      bar: { value: points, max: goal, text: words.bar.points(points, goal) },
    };
  }
  const { course } = progress;
  const known = restored(course, saved);
  const done = course.groups.filter(({ group_id }) => known.done.includes(group_id)).length;
  const total = course.groups.length;
  const text = words.learn.progress(course.unit, done, total, known.points, course.goal);
  return {
    stage: wasFinished(course, known) ? 'finished' : done > 0 ? 'begun' : 'new',
    bar: { value: done, max: total, text },
  };
}
