/**
 * Schema of a question about a lesson, asked at the end of its block, at the start of a later one, or in
 * «Rever». Gives no points.
 */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(2));

export const Option = v.strictObject({ text, isCorrect: v.boolean(), explanation: text });

export const Question = v.strictObject({
  /** Stable and never reused, because the review schedule on visitors' devices refers to it. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** Id of the block that it tests. */
  block: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Skill that a right answer shows. */
  aim: text,
  question: text,
  options: v.pipe(
    v.array(Option),
    v.minLength(3),
    v.maxLength(4),
    v.check((all) => all.filter(({ isCorrect }) => isCorrect).length === 1, 'Uma única opção certa'),
  ),
  /** Shown after the first wrong answer. */
  hint: text,
  /** 'lesson', or the number of the fact in the project's list of verified facts. */
  source: v.pipe(v.string(), v.regex(/^(lesson|[A-Z]\d+)$/)),
});

export type Question = v.InferOutput<typeof Question>;
