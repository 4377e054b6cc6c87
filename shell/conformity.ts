import { type Checklist, checklists, type Line } from './src/content/accessibility/checklists.ts';

/** An evaluation that somebody made with people: written here when it was, and shown by the statement. */
export interface Evaluation {
  kind: 'manual' | 'users';
  date: string;
  title: string;
  url: string;
  /** The sample and the lines kept, or who took part, with which tasks, and what came of it. */
  result: string;
}

/** None yet: nobody has listened to the site with a screen reader, and nobody with a disability has tried it. */
export const evaluations: readonly Evaluation[] = [];

/** By whom a line is judged: by tests alone, by a person who wrote down what was found, or by nobody yet. */
export const judgedBy = ({ person, found }: Line): 'test' | 'person' | 'nobody' =>
  found ? 'person' : person ? 'nobody' : 'test';

export interface Count {
  lines: number;
  byTests: number;
  byPeople: number;
  open: number;
}

export function countOf(lists: readonly Checklist[] = checklists): Count {
  const judged = lists.flatMap(({ lines }) => lines.map(judgedBy));
  const of = (who: string) => judged.filter((one) => one === who).length;
  return { lines: judged.length, byTests: of('test'), byPeople: of('person'), open: of('nobody') };
}

/**
 * What the law has a site say of itself. «Plenamente» is for a site of which everything was judged, people included: tests
 * alone never suffice for it.
 */
export const conformityOf = ({ open }: Count, made: readonly Evaluation[]): string =>
  open === 0 && made.some(({ kind }) => kind === 'manual') && made.some(({ kind }) => kind === 'users')
    ? 'plenamente conforme'
    : 'parcialmente conforme';
