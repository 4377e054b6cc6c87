/** Types of the learning paths shown on `#/aprender`; they contain no lesson content. */
import type { CourseEntry } from '../catalogue.ts';

/** Source of a step's progress: a course of this app, the points of another tool, or none. */
export type ProgressSource =
  | { kind: 'course'; course: CourseEntry }
  | { kind: 'points'; storageKey: string; goal: number }
  | { kind: 'none' };

export interface LearningStep {
  id: string;
  /** A route of the site; the step is hidden while the route is disabled. */
  to: string;
  title: string;
  text: string;
  level: 'Iniciação' | 'Prática' | 'Continuação' | 'Aprofundamento';
  /** Omitted when the visitor decides how long to stay. */
  minutes?: number;
  progress: ProgressSource;
}

export interface LearningPath {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  steps: readonly LearningStep[];
  /** One lesson that needs none of the steps. */
  lesson?: { to: string; label: string; action: string; note: string };
}
