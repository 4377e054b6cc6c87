import { type DeviceAtom, deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/**
 * Texts written and items ticked in one course or mission. `places` has the value of each answer field, by its id.
 */
const Written = v.object({
  version: v.literal(1),
  places: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});
type Written = v.InferOutput<typeof Written>;

const NOTHING_WRITTEN: Written = { version: 1, places: {} };

/**
 * Storage key of the written texts.
 * @param lessonId of a course or mission
 */
export const writtenKey = (lessonId: string) => `mfe-courses.written.${lessonId}`;

const atoms = new Map<string, DeviceAtom<Written>>();

/**
 * Reads and writes the texts of a course or mission.
 * @returns the value of each field, and a function that stores one; an empty value is removed
 */
export function useWritten(lessonId: string) {
  const writtenAtom =
    atoms.get(lessonId) ?? deviceAtom<Written>(writtenKey(lessonId), Written, NOTHING_WRITTEN);
  atoms.set(lessonId, writtenAtom);
  const [{ places: values }, change] = useAtom(writtenAtom);
  const save = (fieldId: string, value: string | string[]) =>
    change((before) => {
      const { [fieldId]: _, ...others } = before.places;
      return { version: 1, places: value.length > 0 ? { ...others, [fieldId]: value } : others };
    });
  return [values, save] as const;
}
