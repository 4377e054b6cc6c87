import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { blockPosition } from './block-position.ts';
import { PositionBar } from './PositionBar.tsx';
import type { CourseState } from './use-course.ts';

/** Bar of a course: points, position and resume link. Screen readers hear point changes from the notice instead. */
export function CourseBar({ course, courseState }: { course: Course; courseState: CourseState }) {
  const { progress, nextBlock, finishedGroups, resumeAt } = courseState;
  return (
    <PositionBar
      label={t.bar.label}
      title={t.bar.points(progress.points, course.goal)}
      detail={nextBlock ? blockPosition(course, nextBlock) : t.bar.finished}
      to={`#${resumeAt}`}
      share={finishedGroups / course.groups.length}
    >
      <span>
        {nextBlock ? t.bar.next : t.bar.end}
        {nextBlock && <VisuallyHidden>: {nextBlock.title}</VisuallyHidden>}
      </span>
    </PositionBar>
  );
}
