import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../rules/answer-key.ts';
import { isQuestionOf } from '../../state/reviews-atom.ts';
import { course as v2 } from '../copilot-v2/course.ts';
import { course as v3 } from '../copilot-v3/course.ts';
import { course as descobrir } from '../descobrir-a-ia/course.ts';
import { secondPart as part2 } from '../descobrir-a-ia/part-2.ts';
import { mission } from '../mission-1/mission.ts';
import { course as mscopilot } from '../mscopilot/course.ts';
import type { Course } from '../schema.ts';
import { bank } from './bank.ts';
import { Question } from './schema.ts';

const courses = [descobrir, mscopilot, v2, v3];
const byCourse = await Promise.all(
  courses.map(async (course) => [course, (await bank[course.id]?.())?.questions ?? []] as const),
);
const blocksOf = (course: Course) => [
  ...course.groups.flatMap((group) => group.blocks),
  ...(course === descobrir ? part2 : []),
];
const all = byCourse.flatMap(([, questions]) => questions);
const correctIndex = ({ options }: Question) => options.findIndex(({ isCorrect }) => isCorrect);
const lengths = ({ options }: Question, right: boolean) =>
  options.filter(({ isCorrect }) => isCorrect === right).map(({ text }) => text.length);

/** Expected number of right answers when guessing at random. */
const chance = all.reduce((sum, { options }) => sum + 1 / options.length, 0);

describe('question bank', () => {
  it('has at least 60 questions with unique ids and texts', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  });

  it.each(byCourse)(
    'uses ids that start with the course id, so that «Começar de novo» finds them',
    (course, questions) => {
      expect(questions.filter(({ id }) => !isQuestionOf(course.id, id))).toEqual([]);
      const others = courses.filter((other) => other !== course);
      expect(questions.filter(({ id }) => others.some((other) => isQuestionOf(other.id, id)))).toEqual([]);
    },
  );

  it.each(all.map((question) => [question.id, question] as const))(
    '%s matches the schema and has distinct options',
    (_, question) => {
      const issues = v.safeParse(Question, question).issues?.map(({ message }) => message);
      expect(issues).toBeUndefined();
      const texts = question.options.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    },
  );

  it.each(byCourse.map(([course, questions]) => [course.id, course, questions] as const))(
    '%s has one or two questions per block, except for quiz blocks',
    (_, course, questions) => {
      for (const block of blocksOf(course)) {
        const onlyTest = block.parts.every((part) => part.type === 'quiz');
        const own = questions.filter((question) => question.block === block.id).length;
        if (onlyTest) expect(own, block.title).toBe(0);
        else expect([1, 2], block.title).toContain(own);
      }
      const blocks = questions.map(({ block }) => block);
      expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
      expect(blocks.at(-1)).toBeLessThanOrEqual(blocksOf(course).length);
    },
  );
});

describe('right options cannot be guessed', () => {
  it.each([3, 4])('the right one of %i options is equally often in each position', (count) => {
    const correctIndexes = all.filter(({ options }) => options.length === count).map(correctIndex);
    const times = Array.from(
      { length: count },
      (_, at) => correctIndexes.filter((each) => each === at).length,
    );
    expect(Math.max(...times) - Math.min(...times), times.join(', ')).toBeLessThanOrEqual(1);
  });

  it('the right option is the longest or the shortest no more often than by chance', () => {
    const longest = all.filter(
      (each) => Math.max(...lengths(each, true)) > Math.max(...lengths(each, false)),
    );
    const shortest = all.filter(
      (each) => Math.min(...lengths(each, true)) < Math.min(...lengths(each, false)),
    );
    expect(longest.length).toBeLessThanOrEqual(Math.ceil(chance));
    expect(shortest.length).toBeLessThanOrEqual(Math.ceil(chance));
  });

  it('the right option of lesson quizzes is the longest no more often than by chance', () => {
    const quizzes = partsOf([...courses.flatMap(blocksOf), ...mission.blocks], 'quiz');
    expect(quizzes.length).toBeGreaterThan(5);
    const byChance = quizzes.reduce((sum, { options }) => sum + 1 / options.length, 0);
    const longest = quizzes.filter(({ options }) => {
      const [right = 0] = options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text.length);
      return options.every(({ isCorrect, text }) => isCorrect || text.length < right);
    });
    expect(longest.length, longest.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(Math.ceil(byChance));
  });

  it.each(all.map((question) => [question.id, question] as const))(
    '%s contains no giveaway word',
    (_, question) => {
      const giveaway =
        /\b(sempre|nunca|tudo|toda a gente|ninguém|qualquer|absolutamente|obviamente|claramente|apenas|todas as (anteriores|respostas)|nenhuma das)\b/i;
      for (const { text } of question.options) expect(text).not.toMatch(giveaway);
      // A long word of the question must not be repeated by the right option only.
      const questionWords = new Set(question.question.toLowerCase().match(/\p{L}{8,}/gu));
      const repeats = (text: string) =>
        (text.toLowerCase().match(/\p{L}{8,}/gu) ?? []).some((word) => questionWords.has(word));
      const [right] = question.options.filter(({ isCorrect }) => isCorrect);
      const others = question.options.filter(({ isCorrect }) => !isCorrect);
      if (right && repeats(right.text)) expect(others.some(({ text }) => repeats(text))).toBe(true);
    },
  );
});
