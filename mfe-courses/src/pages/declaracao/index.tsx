import { definePage, useRoute, useShell } from '@ia/federation';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { declaration } from '../../content/declaration/text.ts';
import { CourseDeclaration } from './CourseDeclaration.tsx';
import { CourseList } from './CourseList.tsx';
import { courses } from './courses.ts';

/** Declarations of completion: the list of courses, or the declaration of the course in `?curso=`. */
function Declaracao() {
  const shell = useShell();
  const { curso } = useRoute().query;
  // Omit courses with a disabled route.
  const availableCourses = courses.filter(({ step }) => shell.href(step.to) !== null);
  const course = availableCourses.find(({ id }) => id === curso);
  if (course) return <CourseDeclaration key={course.id} course={course} />;
  return (
    <>
      <PageOpening {...declaration.hero} />
      <CourseList courses={availableCourses} unknown={curso !== undefined} />
    </>
  );
}

export default definePage(Declaracao);
