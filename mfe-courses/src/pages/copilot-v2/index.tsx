import { definePage } from '@ia/federation';
import { course } from '../../content/copilot-v2/course.ts';
import { questionLoaders } from '../../content/questions/bank.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

/** Page of the course «MS Copilot V2», `#/mscopilot-course-v2`. */
function CopilotV2() {
  return <CoursePage course={course} loadQuestions={questionLoaders[course.id]} />;
}

export default definePage(CopilotV2);
