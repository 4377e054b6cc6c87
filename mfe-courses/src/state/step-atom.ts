import { deviceAtom } from '@ia/shared-services/storage';
import { type Atom, atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { StepProgress } from '../content/learn/schema.ts';
import { type Progress, START } from '../rules/progress.ts';
import { progressOf } from './progress-atom.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Points that another app keeps under its own key are read only: that app alone writes them. */
function stepAtom(step: StepProgress): Atom<Progress> {
  if (step.kind === 'course') return progressOf(step.course.storageKey);
  if (step.kind === 'none') return atom(START);
  const points = deviceAtom(step.storageKey, count, 0);
  return atom((get) => ({ ...START, points: get(points) }));
}

const atoms = new Map<StepProgress, Atom<Progress>>();

/** What this device knows of a step of a learning path. Other tabs are followed. */
export function useStepProgress(step: StepProgress): Progress {
  const known = atoms.get(step) ?? stepAtom(step);
  atoms.set(step, known);
  return useAtomValue(known);
}
