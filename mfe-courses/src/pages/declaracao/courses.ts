import type { CourseEntry } from '../../content/catalogue.ts';
import { type Declared, declared } from '../../content/declaration/topics.ts';
import { paths } from '../../content/learn/learn.ts';
import type { LearningStep } from '../../content/learn/schema.ts';

/** A course, with what the learning paths say of it. */
export interface DeclaredCourse extends Declared {
  step: LearningStep & { progress: { kind: 'course'; course: CourseEntry } };
  /** One of the courses for municipal staff. */
  forStaff: boolean;
}

const isCourse = (step: LearningStep): step is DeclaredCourse['step'] => step.progress.kind === 'course';

/** In the order of the learning paths. */
export const courses: DeclaredCourse[] = paths.flatMap((path) =>
  path.steps.filter(isCourse).flatMap((step) => {
    const one = declared.find(({ id }) => id === step.id);
    return one ? [{ ...one, step, forStaff: path.id === 'municipio' }] : [];
  }),
);
