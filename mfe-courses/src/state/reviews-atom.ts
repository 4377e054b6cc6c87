import { deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import * as v from 'valibot';
import { type ReviewState, updateReview } from '../rules/review.ts';

const ReviewStateSchema = v.objectWithRest(
  { due: v.pipe(v.string(), v.isoTimestamp()) },
  v.union([v.string(), v.number()]),
);
const Reviews = v.object({ version: v.literal(1), questions: v.record(v.string(), ReviewStateSchema) });
type Reviews = v.InferOutput<typeof Reviews>;

/**
 * Storage key of the review schedule: questions answered on this device, by id, with the next date of
 * each.
 */
export const REVIEWS_KEY = 'courseReviews';
const reviewsAtom = deviceAtom<Reviews>(REVIEWS_KEY, Reviews, { version: 1, questions: {} });

/**
 * True when the question belongs to the course: its id starts with the course id (`questions.test.ts`
 * enforces it).
 */
export const isQuestionOf = (course: string, id: string) => id.startsWith(`${course}-`);

/**
 * Reads and writes the review schedule.
 * @returns `memories`, the scheduler state of each scheduled question by its id; `recordAnswer`, which
 * records the first try of an answer; `forget`, which removes the questions of a course
 */
export function useReviews() {
  const [{ questions }, change] = useAtom(reviewsAtom);
  async function recordAnswer(id: string, isCorrect: boolean, now = new Date()): Promise<void> {
    const memory = await updateReview((questions[id] as ReviewState | undefined) ?? null, isCorrect, now);
    change((before) => {
      const { [id]: scheduled, ...others } = before.questions;
      if (memory === null && scheduled === undefined) return before;
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
  return { memories: questions as Readonly<Record<string, ReviewState>>, recordAnswer, forget };
}
