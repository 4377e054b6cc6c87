import { definePage } from '@ia/federation';
import { course } from '../../content/copilot-v2/course.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

function CopilotV2() {
  return <CoursePage course={course} />;
}

export default definePage(CopilotV2);
