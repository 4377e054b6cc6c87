import { Global } from '@emotion/react';
import { useShell } from '@ia/federation';
import { ArrowDown, Icon } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { blockPosition } from './block-position.ts';
import { Bar, HEIGHT, Next, Position, TALL, Track } from './CourseBar.styles.ts';
import type { CourseInUse } from './use-course.ts';

/**
 * Sticky bar with points, position and resume link, for phones and tablets, where the sidebar is far above
 * the lesson. Screen readers hear point changes from the notice instead.
 */
export function CourseBar({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const shell = useShell();
  const { progress, toDo, finishedGroups, resumeAt } = inUse;
  return (
    <>
      {/* Keep focused elements and anchor targets clear of the bar. */}
      <Global
        styles={{
          [`${TALL} and (not (min-width: 64rem))`]: {
            ':root': {
              scrollPaddingBlockStart: `calc(${token.headerHeight} + ${HEIGHT} + ${token.space[4]})`,
            },
          },
        }}
      />
      <Bar aria-label={t.bar.label}>
        <Position>
          <strong>{t.bar.points(progress.points, course.goal)}</strong>
          <span>{toDo ? blockPosition(course, toDo) : t.bar.finished}</span>
        </Position>
        <Next href={shell.href(`#${resumeAt}`) ?? undefined}>
          <span>
            {toDo ? t.bar.next : t.bar.end}
            {toDo && <VisuallyHidden>: {toDo.title}</VisuallyHidden>}
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
