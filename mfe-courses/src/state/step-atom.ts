import { deviceAtom } from '@ia/shared-services/storage';
import { type Atom, atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { StepProgress } from '../content/learn/schema.ts';
import { INITIAL_PROGRESS, type Progress } from '../rules/progress.ts';
import { getProgressAtom } from './progress-atom.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Points stored by another app are read-only here; only that app writes them. */
function createStepAtom(step: StepProgress): Atom<Progress> {
  if (step.kind === 'course') return getProgressAtom(step.course.storageKey);
  if (step.kind === 'none') return atom(INITIAL_PROGRESS);
  const points = deviceAtom(step.storageKey, count, 0);
  return atom((get) => ({ ...INITIAL_PROGRESS, points: get(points) }));
}

const atoms = new Map<StepProgress, Atom<Progress>>();

/** Reads the progress of a step of a learning path on this device. Syncs with other tabs. */
export function useStepProgress(step: StepProgress): Progress {
  const cachedAtom = atoms.get(step) ?? createStepAtom(step);
  atoms.set(step, cachedAtom);
  return useAtomValue(cachedAtom);
}
