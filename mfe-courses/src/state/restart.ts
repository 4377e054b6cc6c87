import { removeDevice } from '@ia/shared-services/storage';
import { answersKey } from './answers-atom.ts';
import { stateKey } from './progress-atom.ts';

/** Forgets points, finished groups and answers of one course on this device; every tab follows. */
export function forgetCourse(storageKey: string): void {
  for (const key of [storageKey, stateKey(storageKey), answersKey(storageKey)]) removeDevice(key);
}
