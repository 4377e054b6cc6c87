import { deviceAtom } from '@ia/shared-services/storage';
import { atom, useAtom } from 'jotai';
import * as v from 'valibot';
import type { Progress } from '../course/rules/progress.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const State = v.object({ done: v.array(count), finishedOn: v.optional(v.pipe(v.string(), v.isoDate())) });

type Change = (before: Progress) => Progress;

/**
 * Progress of one course on this device: points under the specified key, finished groups under '<key>State'.
 * A damaged value counts as none (storage logs it); the other one is kept. Other tabs are followed.
 */
function progressAtom(storageKey: string) {
  const points = deviceAtom(storageKey, count, 0);
  const state = deviceAtom<v.InferOutput<typeof State>>(`${storageKey}State`, State, { done: [] });
  return atom(
    (get): Progress => ({ points: get(points), ...get(state) }),
    (get, set, change: Change) => {
      const before: Progress = { points: get(points), ...get(state) };
      const { points: total, ...rest } = change(before);
      if (total !== before.points) set(points, total);
      set(state, { ...rest, done: [...rest.done] });
    },
  );
}

const atoms = new Map<string, ReturnType<typeof progressAtom>>();

export function useProgress(storageKey: string) {
  const known = atoms.get(storageKey) ?? progressAtom(storageKey);
  atoms.set(storageKey, known);
  return useAtom(known);
}
