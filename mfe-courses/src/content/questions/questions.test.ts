import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collectParts } from '../../rules/answer-key.ts';
import { isQuestionOf } from '../../state/reviews-atom.ts';
import { course as v2 } from '../copilot-v2/course.ts';
import { course as v3 } from '../copilot-v3/course.ts';
import { course as descobrir } from '../descobrir-a-ia/course.ts';
import { secondPart as part2 } from '../descobrir-a-ia/part-2.ts';
import { mission } from '../mission-1/mission.ts';
import { course as mscopilot } from '../mscopilot/course.ts';
import type { Course } from '../schema.ts';
import { questionLoaders } from './bank.ts';
import { Question } from './schema.ts';

const courses = [descobrir, mscopilot, v2, v3];
const questionsByCourse = await Promise.all(
  courses.map(async (course) => [course, (await questionLoaders[course.id]?.())?.questions ?? []] as const),
);
const readBlocks = (course: Course) => [
  ...course.groups.flatMap((group) => group.blocks),
  ...(course === descobrir ? part2 : []),
];
const allQuestions = questionsByCourse.flatMap(([, questions]) => questions);
const correctIndex = ({ options }: Question) => options.findIndex(({ isCorrect }) => isCorrect);
const optionLengths = ({ options }: Question, rightOption: boolean) =>
  options.filter(({ isCorrect }) => isCorrect === rightOption).map(({ text }) => text.length);

/** Expected number of right answers when guessing at random. */
const expectedByChance = allQuestions.reduce((sum, { options }) => sum + 1 / options.length, 0);

describe('question bank', () => {
  it('has at least 60 questions with unique ids and texts', () => {
    expect(allQuestions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allQuestions.map(({ id }) => id)).size).toBe(allQuestions.length);
    expect(new Set(allQuestions.map(({ question }) => question)).size).toBe(allQuestions.length);
  });

  it('is answered right less often than in 38 of 100 cases by who only looks for careful words', () => {
    const careful = /confirm|fonte|oficial|pessoa|pode|avis|verific|pergunt/gi;
    const carefulWords = ({ text }: { text: string }) => (text.match(careful) ?? []).length;
    /** Chance of the right answer among the options with most careful words. */
    const chanceOf = ({ options }: Question) => {
      const most = Math.max(...options.map(carefulWords));
      const candidates = options.filter((option) => carefulWords(option) === most);
      return candidates.filter(({ isCorrect }) => isCorrect).length / candidates.length;
    };
    const expectedRight = allQuestions.reduce((sum, question) => sum + chanceOf(question), 0);
    expect(expectedRight / allQuestions.length).toBeLessThan(0.38);
  });

  it.each(questionsByCourse)(
    'uses ids that start with the course id, so that «Começar de novo» finds them',
    (course, questions) => {
      expect(questions.filter(({ id }) => !isQuestionOf(course.id, id))).toEqual([]);
      const others = courses.filter((other) => other !== course);
      expect(questions.filter(({ id }) => others.some((other) => isQuestionOf(other.id, id)))).toEqual([]);
    },
  );

  it.each(allQuestions.map((question) => [question.id, question] as const))(
    '%s matches the schema and has distinct options',
    (_, question) => {
      const issues = v.safeParse(Question, question).issues?.map(({ message }) => message);
      expect(issues).toBeUndefined();
      const texts = question.options.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    },
  );

  it.each(questionsByCourse.map(([course, questions]) => [course.id, course, questions] as const))(
    '%s has one or two questions per block, except for quiz blocks',
    (_, course, questions) => {
      for (const block of readBlocks(course)) {
        const isQuizOnly = block.parts.every((part) => part.type === 'quiz');
        const questionCount = questions.filter((question) => question.block === block.id).length;
        if (isQuizOnly) expect(questionCount, block.title).toBe(0);
        else expect([1, 2], block.title).toContain(questionCount);
      }
      const blocks = questions.map(({ block }) => block);
      expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
      expect(blocks.at(-1)).toBeLessThanOrEqual(readBlocks(course).length);
    },
  );
});

describe('right options cannot be guessed', () => {
  it.each([3, 4])('the right one of %i options is equally often in each position', (count) => {
    const correctIndexes = allQuestions.filter(({ options }) => options.length === count).map(correctIndex);
    const countsByPosition = Array.from(
      { length: count },
      (_, position) => correctIndexes.filter((each) => each === position).length,
    );
    expect(
      Math.max(...countsByPosition) - Math.min(...countsByPosition),
      countsByPosition.join(', '),
    ).toBeLessThanOrEqual(1);
  });

  it('the right option is the longest or the shortest no more often than by chance', () => {
    const longest = allQuestions.filter(
      (each) => Math.max(...optionLengths(each, true)) > Math.max(...optionLengths(each, false)),
    );
    const shortest = allQuestions.filter(
      (each) => Math.min(...optionLengths(each, true)) < Math.min(...optionLengths(each, false)),
    );
    expect(longest.length).toBeLessThanOrEqual(Math.ceil(expectedByChance));
    expect(shortest.length).toBeLessThanOrEqual(Math.ceil(expectedByChance));
  });

  it('the right option of lesson quizzes is the longest no more often than by chance', () => {
    const quizzes = collectParts([...courses.flatMap(readBlocks), ...mission.blocks], 'quiz');
    expect(quizzes.length).toBeGreaterThan(5);
    const quizzesByChance = quizzes.reduce((sum, { options }) => sum + 1 / options.length, 0);
    const longest = quizzes.filter(({ options }) => {
      const [rightOption = 0] = options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text.length);
      return options.every(({ isCorrect, text }) => isCorrect || text.length < rightOption);
    });
    expect(longest.length, longest.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(
      Math.ceil(quizzesByChance),
    );
  });

  it.each(allQuestions.map((question) => [question.id, question] as const))(
    '%s contains no giveaway word',
    (_, question) => {
      const GIVEAWAY_WORDS =
        /\b(sempre|nunca|tudo|toda a gente|ninguém|qualquer|absolutamente|obviamente|claramente|apenas|todas as (anteriores|respostas)|nenhuma das)\b/i;
      for (const { text } of question.options) expect(text).not.toMatch(GIVEAWAY_WORDS);
      // A long word of the question must not be repeated by the right option only.
      const questionWords = new Set(question.question.toLowerCase().match(/\p{L}{8,}/gu));
      const repeatsQuestionWord = (text: string) =>
        (text.toLowerCase().match(/\p{L}{8,}/gu) ?? []).some((word) => questionWords.has(word));
      const [rightOption] = question.options.filter(({ isCorrect }) => isCorrect);
      const others = question.options.filter(({ isCorrect }) => !isCorrect);
      if (rightOption && repeatsQuestionWord(rightOption.text))
        expect(others.some(({ text }) => repeatsQuestionWord(text))).toBe(true);
    },
  );
});
