import styled from '@emotion/styled';
import { Fizz } from '@ia/shared-ui/fizz';
import { Medal } from '@ia/shared-ui/medal';
import { MissionMap } from '@ia/shared-ui/mission-map';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { ProgressRing } from '@ia/shared-ui/progress-ring';
import { Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import type { Course } from '../content/schema.ts';
import { words } from '../content/words.ts';
import { GeminiLink } from './GeminiLink.tsx';
import { OpenBlocks } from './OpenBlocks.tsx';
import { Restart } from './Restart.tsx';
import type { CourseInUse } from './use-course.ts';
import { useShownPoints } from './use-shown-points.ts';

export const Aside = styled.aside({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  // With large letters on a small screen the words need the room.
  padding: `min(${token.space[5]}, 5vw)`,
  overflowWrap: 'anywhere',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  '& h3': { margin: 0, fontFamily: token.font.display, fontSize: token.size.lg, lineHeight: 1.3 },
  '& p': { margin: 0 },
  [media.lg]: {
    position: 'sticky',
    top: `calc(${token.headerHeight} + ${token.space[4]})`,
    maxHeight: `calc(100dvh - ${token.headerHeight} - ${token.space[8]})`,
    overflowY: 'auto',
  },
});

/** Ring and medal side by side while there is width for both. */
const Pair = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-around',
  gap: token.space[4],
});

/** Points, way and medal of a course. */
export function Sidebar({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const { options, medal, goal, groups } = course;
  const { points, land } = useShownPoints(inUse.progress.points, inUse.pointsAtLoad, options.fizzMs);
  const percent = words.course.percent(inUse.percent);
  return (
    <Aside aria-labelledby="progresso-titulo">
      <h3 id="progresso-titulo">{words.course.sidebar}</h3>
      {options.levelLabel && <p>{options.levelLabel}</p>}
      <Pair>
        <Fizz
          trigger={inUse.progress.points}
          from={inUse.pointsAtLoad}
          duration={options.fizzMs}
          onEnd={land}
        >
          <ProgressRing label={words.course.points} points={points} goal={goal} size={112} />
        </Fizz>
        <Medal name={medal.name} unlocked={inUse.medal} size={88} />
      </Pair>
      {options.showsMap ? (
        <MissionMap
          label={words.course.map}
          percent={inUse.percent}
          stops={groups.length}
          valueText={percent}
        />
      ) : (
        <ProgressBar label={words.course.progress} value={inUse.percent} valueText={percent} />
      )}
      {options.opensGemini && <GeminiLink fullWidth />}
      <OpenBlocks groups={inUse.groups} />
      <Small>{inUse.kept ? words.course.device : words.course.notKept}</Small>
      <Restart course={course} inUse={inUse} />
    </Aside>
  );
}
