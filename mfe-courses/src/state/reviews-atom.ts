import { deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';
import { type Memory, reviewed } from '../rules/review.ts';

const Memories = v.objectWithRest(
  { due: v.pipe(v.string(), v.isoTimestamp()) },
  v.union([v.string(), v.number()]),
);
const Reviews = v.object({ version: v.literal(1), questions: v.record(v.string(), Memories) });
type Reviews = v.InferOutput<typeof Reviews>;

/** The questions of the courses that were answered wrong on this device, by id, and when each comes back. */
export const REVIEWS_KEY = 'courseReviews';
const reviewsAtom = deviceAtom<Reviews>(REVIEWS_KEY, Reviews, { version: 1, questions: {} });

/** The questions of a course begin with its id; `questions.test.ts` holds them to it. */
export const isQuestionOf = (course: string, id: string) => id.startsWith(`${course}-`);

/**
 * @returns what is to be reviewed, a function that takes one more answer (the first try of each time it is asked), and one
 * that forgets the questions of a course
 */
export function useReviews() {
  const [{ questions }, change] = useAtom(reviewsAtom);
  async function answered(id: string, right: boolean, now = new Date()): Promise<void> {
    const memory = await reviewed((questions[id] as Memory | undefined) ?? null, right, now);
    change((before) => {
      const { [id]: known, ...others } = before.questions;
      if (memory === null && known === undefined) return before;
      return { version: 1, questions: memory === null ? others : { ...others, [id]: memory } };
    });
  }
  const forget = (course: string) =>
    change((before) => ({
      version: 1,
      questions: Object.fromEntries(
        Object.entries(before.questions).filter(([id]) => !isQuestionOf(course, id)),
      ),
    }));
  return { memories: questions as Readonly<Record<string, Memory>>, answered, forget };
}
