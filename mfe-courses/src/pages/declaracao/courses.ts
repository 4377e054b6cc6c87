import type { CourseEntry } from '../../content/catalogue.ts';
import { type DeclarationEntry, declarationEntries } from '../../content/declaration/topics.ts';
import { paths } from '../../content/learn/learn.ts';
import type { LearningStep } from '../../content/learn/schema.ts';

/** A course with its declaration texts and its step in the learning paths. */
export interface DeclaredCourse extends DeclarationEntry {
  step: LearningStep & { progress: { kind: 'course'; course: CourseEntry } };
  /** True for courses of municipal staff. */
  forStaff: boolean;
}

const isCourse = (step: LearningStep): step is DeclaredCourse['step'] => step.progress.kind === 'course';

/** Courses with a declaration, in learning-path order. */
export const courses: DeclaredCourse[] = paths.flatMap((path) =>
  path.steps.filter(isCourse).flatMap((step) => {
    const entry = declarationEntries.find(({ id }) => id === step.id);
    return entry ? [{ ...entry, step, forStaff: path.id === 'municipio' }] : [];
  }),
);
