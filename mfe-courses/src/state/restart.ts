import { removeDevice } from '@ia/shared-services/storage';
import type { Course } from '../content/schema.ts';
import { answersKey } from './answers-atom.ts';
import { stateKey } from './progress-atom.ts';
import { writtenKey } from './written-atom.ts';

/**
 * Deletes points, finished groups, answers and written texts of one course on this device. Other tabs follow.
 */
export function deleteCourseData({ id, storageKey }: Pick<Course, 'id' | 'storageKey'>): void {
  const keys = [storageKey, stateKey(storageKey), answersKey(storageKey), writtenKey(id)];
  for (const key of keys) removeDevice(key);
}
