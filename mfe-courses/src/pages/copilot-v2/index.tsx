import { definePage } from '@ia/federation';
import { course } from '../../content/copilot-v2/course.ts';
import { bank } from '../../content/questions/bank.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

function CopilotV2() {
  return <CoursePage course={course} loadQuestions={bank[course.id]} />;
}

export default definePage(CopilotV2);
