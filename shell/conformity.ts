import { type Checklist, checklists, type Line } from './src/content/accessibility/checklists.ts';

/*
 * Computes the conformity section of the accessibility statement at /acessibilidade/ from the checklists of the
 * Portuguese accessibility seal. A line is one requirement.
 */

/** A manual accessibility evaluation, or one with users. The statement lists it. */
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

/**
 * Who has evaluated a line. `person`: a person's finding is recorded. `nobody`: a person must evaluate it and
 * has not done so yet. `test`: automatic tests are enough.
 */
export const evaluatorOf = ({ person, finding }: Line): 'test' | 'person' | 'nobody' =>
  finding ? 'person' : person ? 'nobody' : 'test';

/** Number of checklist lines by how they are evaluated. */
export interface Count {
  lines: number;
  byTests: number;
  byPeople: number;
  /** Lines that wait for a person. */
  open: number;
}

/** Counts the lines of the checklists. */
export function countLines(lists: readonly Checklist[] = checklists): Count {
  const evaluators = lists.flatMap(({ lines }) => lines.map(evaluatorOf));
  const countBy = (evaluator: string) => evaluators.filter((each) => each === evaluator).length;
  return {
    lines: evaluators.length,
    byTests: countBy('test'),
    byPeople: countBy('person'),
    open: countBy('nobody'),
  };
}

/**
 * The conformity level for the statement. Full conformity requires every line and both kinds of evaluation by
 * people.
 */
export const conformityLevel = ({ open }: Count, completed: readonly Evaluation[]): 'full' | 'partial' =>
  open === 0 &&
  completed.some(({ kind }) => kind === 'manual') &&
  completed.some(({ kind }) => kind === 'users')
    ? 'full'
    : 'partial';
