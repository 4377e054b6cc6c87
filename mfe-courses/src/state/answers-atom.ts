import { type DeviceAtom, deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/**
 * Quiz answers of one course on this device, under '<key>Answers'. An answer is kept by its words: a release that
 * moves the options leaves it where it was, and one that rewords them leaves the quiz answered but open again.
 */
const Answers = v.object({ version: v.literal(1), chosen: v.record(v.string(), v.string()) });
type Answers = v.InferOutput<typeof Answers>;

const NONE: Answers = { version: 1, chosen: {} };

export const answersKey = (storageKey: string) => `${storageKey}Answers`;

const atoms = new Map<string, DeviceAtom<Answers>>();

/** @returns the words of each answer by quiz id, and a function that keeps one more. */
export function useAnswers(storageKey: string) {
  const known = atoms.get(storageKey) ?? deviceAtom<Answers>(answersKey(storageKey), Answers, NONE);
  atoms.set(storageKey, known);
  const [{ chosen }, change] = useAtom(known);
  const keep = (quiz: string, option: string) =>
    change((before) => ({ version: 1, chosen: { ...before.chosen, [quiz]: option } }));
  return [chosen, keep] as const;
}
