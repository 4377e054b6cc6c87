import { definePage } from '@ia/federation';
import { course } from '../../content/mscopilot/course.ts';
import { questionLoaders } from '../../content/questions/bank.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

/** Page of the course «MS Copilot», `#/mscopilot-course`. */
function MsCopilot() {
  return <CoursePage course={course} loadQuestions={questionLoaders[course.id]} />;
}

export default definePage(MsCopilot);
