import { definePage } from '@ia/federation';
import { course } from '../../content/copilot-v3/course.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

function CopilotV3() {
  return <CoursePage course={course} />;
}

export default definePage(CopilotV3);
