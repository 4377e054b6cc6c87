import { Global } from '@emotion/react';
import { useShell } from '@ia/federation';
import { ArrowDown, Icon } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { blockPosition } from './block-position.ts';
import { BAR_HEIGHT, Bar, Next, Position, TALL_SCREEN, Track } from './CourseBar.styles.ts';
import type { CourseState } from './use-course.ts';

/**
 * Sticky bar with points, position and resume link, for phones and tablets, where the sidebar is far above
 * the lesson. Screen readers hear point changes from the notice instead.
 */
export function CourseBar({ course, courseState }: { course: Course; courseState: CourseState }) {
  const shell = useShell();
  const { progress, nextBlock, finishedGroups, resumeAt } = courseState;
  return (
    <>
      {/* Keep focused elements and anchor targets clear of the bar. */}
      <Global
        styles={{
          [`${TALL_SCREEN} and (not (min-width: 64rem))`]: {
            ':root': {
              scrollPaddingBlockStart: `calc(${token.headerHeight} + ${BAR_HEIGHT} + ${token.space[4]})`,
            },
          },
        }}
      />
      <Bar aria-label={t.bar.label}>
        <Position>
          <strong>{t.bar.points(progress.points, course.goal)}</strong>
          <span>{nextBlock ? blockPosition(course, nextBlock) : t.bar.finished}</span>
        </Position>
        <Next href={shell.href(`#${resumeAt}`) ?? undefined}>
          <span>
            {nextBlock ? t.bar.next : t.bar.end}
            {nextBlock && <VisuallyHidden>: {nextBlock.title}</VisuallyHidden>}
          </span>
          <Icon icon={ArrowDown} />
        </Next>
        <Track aria-hidden="true">
          <div style={{ transform: `scaleX(${finishedGroups / course.groups.length})` }} />
        </Track>
      </Bar>
    </>
  );
}
