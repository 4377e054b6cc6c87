import { type DeviceAtom, deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/**
 * Texts written and items ticked in the activities of one course: `places` has a value by answer field id.
 */
const Written = v.object({
  version: v.literal(1),
  places: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});
type Written = v.InferOutput<typeof Written>;

const NOTHING_WRITTEN: Written = { version: 1, places: {} };

/**
 * Storage key of the written texts.
 * @param lesson id of a course or mission
 */
export const writtenKey = (lesson: string) => `mfe-courses.written.${lesson}`;

const atoms = new Map<string, DeviceAtom<Written>>();

/**
 * Reads and writes the texts of a course or mission.
 * @returns the value of each field, and a function that stores one; an empty value is removed
 */
export function useWritten(lesson: string) {
  const writtenAtom = atoms.get(lesson) ?? deviceAtom<Written>(writtenKey(lesson), Written, NOTHING_WRITTEN);
  atoms.set(lesson, writtenAtom);
  const [{ places: values }, change] = useAtom(writtenAtom);
  const save = (fieldId: string, value: string | string[]) =>
    change((before) => {
      const { [fieldId]: _, ...others } = before.places;
      return { version: 1, places: value.length > 0 ? { ...others, [fieldId]: value } : others };
    });
  return [values, save] as const;
}
