import { definePage } from '@ia/federation';
import { course } from '../../content/mscopilot/course.ts';
import { CoursePage } from '../../parts/course/CoursePage.tsx';

function MsCopilot() {
  return <CoursePage course={course} />;
}

export default definePage(MsCopilot);
