import { type DeviceAtom, deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/**
 * Quiz answers of one course on this device, stored under '<key>Answers'. An answer is stored as option text:
 * reordering the options in a release changes nothing, and rewording them leaves the quiz answered but open
 * again.
 */
const Answers = v.object({ version: v.literal(1), chosen: v.record(v.string(), v.string()) });
type Answers = v.InferOutput<typeof Answers>;

const NO_ANSWERS: Answers = { version: 1, chosen: {} };

/** Storage key of the answers of a course. */
export const answersKey = (storageKey: string) => `${storageKey}Answers`;

const atoms = new Map<string, DeviceAtom<Answers>>();

/**
 * Reads and writes the quiz answers of a course.
 * @returns the chosen option text by quiz id, and a function that stores an answer
 */
export function useAnswers(storageKey: string) {
  const answersAtom =
    atoms.get(storageKey) ?? deviceAtom<Answers>(answersKey(storageKey), Answers, NO_ANSWERS);
  atoms.set(storageKey, answersAtom);
  const [{ chosen }, change] = useAtom(answersAtom);
  const save = (quiz: string, option: string) =>
    change((before) => ({ version: 1, chosen: { ...before.chosen, [quiz]: option } }));
  return [chosen, save] as const;
}
