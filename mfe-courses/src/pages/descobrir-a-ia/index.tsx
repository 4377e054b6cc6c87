import { definePage } from '@ia/federation';
import { course } from '../../content/descobrir-a-ia/course.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

function DescobrirAIa() {
  return <CoursePage course={course} />;
}

export default definePage(DescobrirAIa);
