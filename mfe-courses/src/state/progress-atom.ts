import { deviceAtom } from '@ia/shared-services/storage';
import { atom, useAtom } from 'jotai';
import * as v from 'valibot';
import { INITIAL_PROGRESS, type Progress } from '../rules/progress.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const StateSchema = v.object({
  done: v.array(count),
  finishedOn: v.optional(v.pipe(v.string(), v.isoDate())),
});

type Change = (before: Progress) => Progress;
/** Progress before and after a change; the same object when nothing changed. */
interface ProgressChange {
  before: Progress;
  after: Progress;
}

/**
 * Progress of one course on this device: points under the specified key, finished groups under '<key>State'.
 * A damaged value reads as empty (storage logs it) without affecting the other. Syncs with other tabs.
 */
function createProgressAtom(storageKey: string) {
  const points = deviceAtom(storageKey, count, 0);
  const state = deviceAtom<v.InferOutput<typeof StateSchema>>(stateKey(storageKey), StateSchema, {
    done: [],
  });
  return atom(
    (get): Progress => ({ points: get(points), ...get(state) }),
    (_get, set, change: Change): ProgressChange => {
      const progressChange: ProgressChange = { before: INITIAL_PROGRESS, after: INITIAL_PROGRESS };
      // Both setters start from the stored value, which another tab may have changed since the last render.
      // Storage events of another tab arrive one key at a time. Points are read first and written last, so
      // that a tab that sees the points also sees the groups that earned them, and nothing counts twice.
      set(points, (total) => {
        set(state, (groups) => {
          progressChange.before = { points: total, ...groups };
          progressChange.after = change(progressChange.before);
          if (progressChange.after === progressChange.before) return groups;
          const { points: _points, ...rest } = progressChange.after;
          return { ...rest, done: [...rest.done] };
        });
        return progressChange.after.points;
      });
      return progressChange;
    },
  );
}

/** Storage key of the finished groups of a course. */
export const stateKey = (storageKey: string) => `${storageKey}State`;

const atoms = new Map<string, ReturnType<typeof createProgressAtom>>();

/** Returns the progress atom of a course; one shared atom per storage key. */
export function getProgressAtom(storageKey: string) {
  const progressAtom = atoms.get(storageKey) ?? createProgressAtom(storageKey);
  atoms.set(storageKey, progressAtom);
  return progressAtom;
}

/** Reads and changes the progress of a course. */
export const useProgress = (storageKey: string) => useAtom(getProgressAtom(storageKey));
