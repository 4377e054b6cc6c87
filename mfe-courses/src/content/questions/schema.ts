/** A question on a lesson: asked at the end of its block, at the start of a later one, or in «Rever». No points. */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(2));

export const Option = v.strictObject({ text, isCorrect: v.boolean(), explanation: text });

export const Question = v.strictObject({
  /** Never changes and never comes back for another question: what a person got wrong is kept by it. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The block whose aim it checks. */
  block: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What somebody who answers it can do. */
  aim: text,
  question: text,
  options: v.pipe(
    v.array(Option),
    v.minLength(3),
    v.maxLength(4),
    v.check((all) => all.filter(({ isCorrect }) => isCorrect).length === 1, 'Uma única opção certa'),
  ),
  /** Said after a first wrong answer. */
  hint: text,
  /** 'lesson', or the number of the fact in the project's list of verified facts. */
  source: v.pipe(v.string(), v.regex(/^(lesson|[A-Z]\d+)$/)),
});

export type Question = v.InferOutput<typeof Question>;
