import { type DeviceAtom, deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';

/** What was written in the activities of one course, by the id of its place: words, or the items that were ticked. */
const Written = v.object({
  version: v.literal(1),
  places: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});
type Written = v.InferOutput<typeof Written>;

const NONE: Written = { version: 1, places: {} };

/** @param lesson id of a course or mission */
export const writtenKey = (lesson: string) => `mfe-courses.written.${lesson}`;

const atoms = new Map<string, DeviceAtom<Written>>();

/** @returns what stands in each place, and a function that keeps one; what is empty is not kept. */
export function useWritten(lesson: string) {
  const known = atoms.get(lesson) ?? deviceAtom<Written>(writtenKey(lesson), Written, NONE);
  atoms.set(lesson, known);
  const [{ places }, change] = useAtom(known);
  const keep = (place: string, value: string | string[]) =>
    change((before) => {
      const { [place]: _, ...others } = before.places;
      return { version: 1, places: value.length > 0 ? { ...others, [place]: value } : others };
    });
  return [places, keep] as const;
}
