import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { ArrowDown, Icon } from '@ia/shared-ui/icon';
import { media, token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import type { Course } from '../content/schema.ts';
import { words } from '../content/words.ts';
import type { CourseInUse } from './use-course.ts';

const HEIGHT = '3.5rem';
/** Below this height of the screen the lesson needs the room more than the bar does. */
const TALL = '@media (min-height: 480px)';

/** Widths in here count in the reader's own text size: with large letters the bar scrolls away with the page. */
export const BarRoom = styled.div({ containerType: 'inline-size' });

const Bar = styled.nav({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[3],
  minHeight: HEIGHT,
  // From edge to edge of a phone.
  marginInline: `calc(-1 * clamp(${token.space[4]}, 4vw, ${token.space[10]}))`,
  marginBottom: token.space[6],
  paddingInline: `clamp(${token.space[4]}, 4vw, ${token.space[10]})`,
  borderBottom: `1px solid ${token.color.line}`,
  background: token.color.raised,
  lineHeight: 1.25,
  [media.lg]: { display: 'none' },
  [media.print]: { display: 'none' },
  [TALL]: {
    '@container (min-width: 17rem)': {
      position: 'sticky',
      top: token.headerHeight,
      zIndex: `calc(${token.layer.header} - 1)`,
    },
  },
});

const Track = styled.div({
  position: 'absolute',
  inset: 'auto 0 -1px 0',
  height: 4,
  background: token.color.accentSoft,
  '& > div': {
    height: '100%',
    background: token.color.accent,
    transformOrigin: 'left',
    [media.motion]: { transition: `transform ${token.motion.slow} ${token.motion.ease}` },
    '@media (forced-colors: active)': { background: 'CanvasText' },
  },
});

const Where = styled.p({
  display: 'grid',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: token.color.inkSoft, fontSize: token.size.xs },
  [media.sm]: { display: 'flex', alignItems: 'baseline', gap: token.space[3] },
});

const Next = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  fontWeight: 650,
});

/**
 * Points, place and the way on, always in view where the sidebar is not: on phones and tablets it stands far above the
 * lesson. Screen readers hear the points from the notice that comes with each gain.
 */
export function CourseBar({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const shell = useShell();
  const { progress, toDo, percent, resumeAt } = inUse;
  const total = course.groups.reduce((sum, group) => sum + group.blocks.length, 0);
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
          <span>{toDo ? words.course.blockOf(toDo.id, total) : words.bar.finished}</span>
        </Where>
        <Next href={shell.href(`#${resumeAt}`) ?? undefined}>
          <span>
            {toDo ? words.bar.next : words.bar.end}
            {toDo && <VisuallyHidden>: {toDo.title}</VisuallyHidden>}
          </span>
          <Icon icon={ArrowDown} />
        </Next>
        <Track aria-hidden="true">
          <div style={{ transform: `scaleX(${percent / 100})` }} />
        </Track>
      </Bar>
    </>
  );
}
