import { type Checklist, checklists, type Line } from './src/content/accessibility/checklists.ts';

/** An accessibility evaluation with people. The statement shows it. */
export interface Evaluation {
  kind: 'manual' | 'users';
  date: string;
  title: string;
  url: string;
  /** Sample and checklist lines, or participants and tasks, with the result. */
  result: string;
}

/** Empty: no evaluation with a screen reader or with people with disabilities has taken place yet. */
export const evaluations: readonly Evaluation[] = [];

/** How a line is evaluated: by tests, by a person with a recorded result, or not at all. */
export const evaluatedBy = ({ person, found }: Line): 'test' | 'person' | 'nobody' =>
  found ? 'person' : person ? 'nobody' : 'test';

export interface Count {
  lines: number;
  byTests: number;
  byPeople: number;
  open: number;
}

export function countOf(lists: readonly Checklist[] = checklists): Count {
  const evaluators = lists.flatMap(({ lines }) => lines.map(evaluatedBy));
  const countBy = (evaluator: string) => evaluators.filter((one) => one === evaluator).length;
  return {
    lines: evaluators.length,
    byTests: countBy('test'),
    byPeople: countBy('person'),
    open: countBy('nobody'),
  };
}

/**
 * The conformity level in the terms of the law. «Plenamente» requires a complete evaluation, also by people.
 */
export const conformityOf = ({ open }: Count, completed: readonly Evaluation[]): string =>
  open === 0 &&
  completed.some(({ kind }) => kind === 'manual') &&
  completed.some(({ kind }) => kind === 'users')
    ? 'plenamente conforme'
    : 'parcialmente conforme';
