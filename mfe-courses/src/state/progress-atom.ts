import { deviceAtom } from '@ia/shared-services/storage';
import { atom, useAtom } from 'jotai';
import * as v from 'valibot';
import { INITIAL_PROGRESS, type Progress } from '../rules/progress.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const State = v.object({ done: v.array(count), finishedOn: v.optional(v.pipe(v.string(), v.isoDate())) });

type Change = (before: Progress) => Progress;
/** Progress before and after a change; the same object when nothing changed. */
interface Step {
  before: Progress;
  after: Progress;
}

/**
 * Progress of one course on this device: points under the specified key, finished groups under '<key>State'.
 * A damaged value reads as empty (storage logs it) without affecting the other. Syncs with other tabs.
 */
function progressAtom(storageKey: string) {
  const points = deviceAtom(storageKey, count, 0);
  const state = deviceAtom<v.InferOutput<typeof State>>(stateKey(storageKey), State, { done: [] });
  return atom(
    (get): Progress => ({ points: get(points), ...get(state) }),
    (_get, set, change: Change): Step => {
      const step: Step = { before: INITIAL_PROGRESS, after: INITIAL_PROGRESS };
      // Both setters start from the stored value, which another tab may have changed since the last render.
      // Storage events of another tab arrive one key at a time. Points are read first and written last, so
      // that a tab that sees the points also sees the groups that earned them, and nothing counts twice.
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

/** Storage key of the finished groups of a course. */
export const stateKey = (storageKey: string) => `${storageKey}State`;

const atoms = new Map<string, ReturnType<typeof progressAtom>>();

/** Returns the progress atom of a course; one shared atom per storage key. */
export function progressOf(storageKey: string) {
  const known = atoms.get(storageKey) ?? progressAtom(storageKey);
  atoms.set(storageKey, known);
  return known;
}

/** Reads and changes the progress of a course. */
export const useProgress = (storageKey: string) => useAtom(progressOf(storageKey));
