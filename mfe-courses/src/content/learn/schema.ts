/** The shape of the learning paths: what `#/aprender` shows, and nothing of the lessons themselves. */
import type { CourseEntry } from '../catalogue.ts';

/** Where the progress of a step is read: a course of this app, the points of another tool, or nowhere. */
export type StepProgress =
  | { kind: 'course'; course: CourseEntry }
  | { kind: 'points'; storageKey: string; goal: number }
  | { kind: 'none' };

export interface LearningStep {
  id: string;
  /** A route of the site; a step whose route is off is not shown. */
  to: string;
  title: string;
  text: string;
  /** What one can do afterwards, each starting with a verb. */
  learns: readonly [string, string, string];
  level: 'Iniciação' | 'Prática' | 'Continuação' | 'Aprofundamento';
  /** Left out where the visitor decides how long to stay. */
  minutes?: number;
  progress: StepProgress;
}

export interface LearningPath {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  steps: readonly LearningStep[];
}
