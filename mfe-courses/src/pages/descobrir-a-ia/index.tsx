import { definePage } from '@ia/federation';
import { course } from '../../content/descobrir-a-ia/course.ts';
import { bank } from '../../content/questions/bank.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

function DescobrirAIa() {
  return <CoursePage course={course} loadQuestions={bank[course.id]} />;
}

export default definePage(DescobrirAIa);
