import { type DeviceAtom, deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/** Texts written and items ticked in the activities of one course, by answer field id. */
const Written = v.object({
  version: v.literal(1),
  places: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});
type Written = v.InferOutput<typeof Written>;

const NONE: Written = { version: 1, places: {} };

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
  const known = atoms.get(lesson) ?? deviceAtom<Written>(writtenKey(lesson), Written, NONE);
  atoms.set(lesson, known);
  const [{ places: values }, change] = useAtom(known);
  const save = (fieldId: string, value: string | string[]) =>
    change((before) => {
      const { [fieldId]: _, ...others } = before.places;
      return { version: 1, places: value.length > 0 ? { ...others, [fieldId]: value } : others };
    });
  return [values, save] as const;
}
