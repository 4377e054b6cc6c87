import { definePage } from '@ia/federation';
import { course } from '../../content/descobrir-a-ia/course.ts';
import { questionLoaders } from '../../content/questions/bank.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

const loadSecondPart = () => import('./second-part.ts');

/** Page of the course «Descobrir a IA», `#/copilot-course`. */
function DescobrirAIa() {
  return (
    <CoursePage course={course} loadQuestions={questionLoaders[course.id]} loadSecondPart={loadSecondPart} />
  );
}

export default definePage(DescobrirAIa);
