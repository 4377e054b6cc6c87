import { definePage } from '@ia/federation';
import { course } from '../../content/copilot-v3/course.ts';
import { questionLoaders } from '../../content/questions/bank.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

/** Page of the course «Copilot para a CML», `#/mscopilot-course-v3`. */
function CopilotV3() {
  return <CoursePage course={course} loadQuestions={questionLoaders[course.id]} />;
}

export default definePage(CopilotV3);
