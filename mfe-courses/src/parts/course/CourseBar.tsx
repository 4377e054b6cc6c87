import { Global } from '@emotion/react';
import { useShell } from '@ia/federation';
import { ArrowDown, Icon } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { Bar, HEIGHT, Next, TALL, Track, Where } from './CourseBar.styles.ts';
import { placeIn } from './place-in.ts';
import type { CourseInUse } from './use-course.ts';

/**
 * Points, place and the way on, always in view where the sidebar is not: on phones and tablets it stands far above the
 * lesson. Screen readers hear the points from the notice that comes with each gain.
 */
export function CourseBar({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const shell = useShell();
  const { progress, toDo, finishedGroups, resumeAt } = inUse;
  return (
    <>
      {/* What has focus and what an anchor leads to stay clear of the bar. */}
      <Global
        styles={{
          [`${TALL} and (not (min-width: 64rem))`]: {
            ':root': {
              scrollPaddingBlockStart: `calc(${token.headerHeight} + ${HEIGHT} + ${token.space[4]})`,
            },
          },
        }}
      />
      <Bar aria-label={words.bar.label}>
        <Where>
          <strong>{words.bar.points(progress.points, course.goal)}</strong>
          <span>{toDo ? placeIn(course, toDo) : words.bar.finished}</span>
        </Where>
        <Next href={shell.href(`#${resumeAt}`) ?? undefined}>
          <span>
            {toDo ? words.bar.next : words.bar.end}
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
