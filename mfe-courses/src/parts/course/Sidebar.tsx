import { Fizz } from '@ia/shared-ui/fizz';
import { Medal } from '@ia/shared-ui/medal';
import { MissionMap } from '@ia/shared-ui/mission-map';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { ProgressRing } from '@ia/shared-ui/progress-ring';
import { Small } from '@ia/shared-ui/text';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { GeminiLink } from './GeminiLink.tsx';
import { useKeeping } from './keeping.ts';
import { OpenBlocks } from './OpenBlocks.tsx';
import { Restart } from './Restart.tsx';
import { Aside, Pair } from './Sidebar.styles.ts';
import type { CourseInUse } from './use-course.ts';
import { useShownPoints } from './use-shown-points.ts';

/** Points, way and medal of a course. */
export function Sidebar({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const { options, groups } = course;
  const keeping = useKeeping();
  const percent = words.course.percent(inUse.percent);
  return (
    <Aside aria-labelledby="progresso-titulo">
      <h3 id="progresso-titulo">{words.course.sidebar}</h3>
      {options.levelLabel && <p>{options.levelLabel}</p>}
      <Points key={inUse.pointsAtLoad} course={course} inUse={inUse} />
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
      <OpenBlocks unit={course.unit} groups={inUse.groups} />
      <Small>{inUse.kept ? keeping.place : words.course.notKept}</Small>
      <Restart course={course} inUse={inUse} />
    </Aside>
  );
}

/** Points and medal; what is gained from here on comes in with an effect. */
function Points({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const { options, medal, goal } = course;
  const { points, land } = useShownPoints(inUse.progress.points, inUse.pointsAtLoad, options.fizzMs);
  return (
    <Pair>
      <Fizz trigger={inUse.progress.points} from={inUse.pointsAtLoad} duration={options.fizzMs} onEnd={land}>
        <ProgressRing label={words.course.points} points={points} goal={goal} size={112} />
      </Fizz>
      <Medal name={medal.name} unlocked={inUse.medal} size={88} />
    </Pair>
  );
}
