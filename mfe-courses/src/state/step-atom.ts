import { deviceAtom } from '@ia/shared-services/storage';
import { type Atom, atom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import type { ProgressSource } from '../content/learn/schema.ts';
import { INITIAL_PROGRESS, type Progress } from '../rules/progress.ts';
import { getProgressAtom } from './progress-atom.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Creates the atom for the progress of a learning-path step. Its source is a course of this app, the points
 * of another app, or none. The points of another app are read-only here: only that app writes them.
 */
function createStepAtom(source: ProgressSource): Atom<Progress> {
  if (source.kind === 'course') return getProgressAtom(source.course.storageKey);
  if (source.kind === 'none') return atom(INITIAL_PROGRESS);
  const points = deviceAtom(source.storageKey, count, 0);
  return atom((get) => ({ ...INITIAL_PROGRESS, points: get(points) }));
}

const atoms = new Map<ProgressSource, Atom<Progress>>();

/** Reads the progress of a step of a learning path on this device. Syncs with other tabs. */
export function useStepProgress(source: ProgressSource): Progress {
  const cachedAtom = atoms.get(source) ?? createStepAtom(source);
  atoms.set(source, cachedAtom);
  return useAtomValue(cachedAtom);
}
