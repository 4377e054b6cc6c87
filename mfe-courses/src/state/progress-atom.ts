import { deviceAtom } from '@ia/shared-services/storage';
import { atom, useAtom } from 'jotai';
import * as v from 'valibot';
import { type Progress, START } from '../rules/progress.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const State = v.object({ done: v.array(count), finishedOn: v.optional(v.pipe(v.string(), v.isoDate())) });

type Change = (before: Progress) => Progress;
/** What a change started from and led to; the same object twice when it changed nothing. */
interface Step {
  before: Progress;
  after: Progress;
}

/**
 * Progress of one course on this device: points under the specified key, finished groups under '<key>State'.
 * A damaged value counts as none (storage logs it); the other one is kept. Other tabs are followed.
 */
function progressAtom(storageKey: string) {
  const points = deviceAtom(storageKey, count, 0);
  const state = deviceAtom<v.InferOutput<typeof State>>(stateKey(storageKey), State, { done: [] });
  return atom(
    (get): Progress => ({ points: get(points), ...get(state) }),
    (_get, set, change: Change): Step => {
      const step: Step = { before: START, after: START };
      // Both start from what the device holds at this moment, which another tab may have changed since it was shown. What
      // another tab writes just now arrives one by one: points are read first and written last, so that whoever sees them
      // sees what they were earned for as well, and nothing counts twice.
      set(points, (total) => {
        set(state, (groups) => {
          step.before = { points: total, ...groups };
          step.after = change(step.before);
          if (step.after === step.before) return groups;
          const { points: _points, ...rest } = step.after;
          return { ...rest, done: [...rest.done] };
        });
        return step.after.points;
      });
      return step;
    },
  );
}

export const stateKey = (storageKey: string) => `${storageKey}State`;

const atoms = new Map<string, ReturnType<typeof progressAtom>>();

/** One atom for each course, whoever asks for it. */
export function progressOf(storageKey: string) {
  const known = atoms.get(storageKey) ?? progressAtom(storageKey);
  atoms.set(storageKey, known);
  return known;
}

export const useProgress = (storageKey: string) => useAtom(progressOf(storageKey));
