import { removeDevice } from '@ia/shared-services/storage';
import type { Course } from '../content/schema.ts';
import { answersKey } from './answers-atom.ts';
import { stateKey } from './progress-atom.ts';
import { writtenKey } from './written-atom.ts';

/** Forgets points, finished groups, answers and what was written of one course on this device; every tab follows. */
export function forgetCourse({ id, storageKey }: Pick<Course, 'id' | 'storageKey'>): void {
  const keys = [storageKey, stateKey(storageKey), answersKey(storageKey), writtenKey(id)];
  for (const key of keys) removeDevice(key);
}
