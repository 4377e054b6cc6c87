import { expect, it } from 'vitest';
import { type Assertion, assess, type Evaluation } from './score.ts';

// An assertion is the result of one QualWeb rule, such as `QW-ACT-R1`. `TITLE` is a passed one, which keeps
// the score defined.

const assertion = (
  outcome: Assertion['metadata']['outcome'],
  results: Assertion['results'] = [
    { verdict: outcome, resultCode: 'F1', elements: [{ pointer: 'body > a' }] },
  ],
): Assertion => ({ metadata: { passed: 0, failed: 0, warning: 0, outcome }, results });
const TITLE = assertion('passed', [{ verdict: 'passed', resultCode: 'P1' }]);

const assessRules = (assertions: Evaluation['assertions'], elements: Evaluation['elements'] = {}) =>
  assess({ assertions, elements });

it('A page that passes every test has the score 10 and no failed test', () => {
  expect(assessRules({ 'QW-ACT-R1': TITLE, 'QW-ACT-R2': TITLE })).toEqual({ score: 10, failed: [] });
});

it('A failed test has its level and the elements, and lowers the score', () => {
  const { score, failed } = assessRules({ 'QW-ACT-R1': TITLE, 'QW-WCAG-T24': assertion('failed') });
  expect(failed).toEqual([{ test: 'focus_01', level: 'A', where: ['body > a'] }]);
  expect(score).toBeLessThan(10);
});

it('A code of a result decides between two tests of one rule', () => {
  const inForm = assertion('warning', [{ verdict: 'warning', resultCode: 'W1' }]);
  const outside = assertion('failed', [{ verdict: 'failed', resultCode: 'F1' }]);
  expect(assessRules({ 'QW-WCAG-T3': inForm }).failed.map(({ test }) => test)).toEqual(['field_02']);
  expect(assessRules({ 'QW-WCAG-T3': outside }).failed.map(({ test }) => test)).toEqual(['field_01']);
});

it('A share of failing elements lowers the score by that share', () => {
  const images = (failing: number) =>
    assertion(
      'failed',
      Array.from({ length: 10 }, (_, index) =>
        index < failing
          ? { verdict: 'failed' as const, resultCode: 'F1' }
          : { verdict: 'passed' as const, resultCode: 'P2' },
      ),
    );
  const score = (failing: number) => assessRules({ 'QW-ACT-R1': TITLE, 'QW-ACT-R12': images(failing) }).score;
  expect(score(1)).toBeGreaterThan(score(9));
});

it('Rules without a test in AccessMonitor are ignored', () => {
  expect(assessRules({ 'QW-ACT-R1': TITLE, 'QW-BP15': assertion('failed') })).toEqual({
    score: 10,
    failed: [],
  });
});
