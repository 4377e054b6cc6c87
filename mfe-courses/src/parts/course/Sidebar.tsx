import { AzulejoPanel } from '@ia/shared-ui/azulejo';
import { Fizz } from '@ia/shared-ui/fizz';
import { Small } from '@ia/shared-ui/text';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { GeminiLink } from './GeminiLink.tsx';
import { useKeeping } from './keeping.ts';
import { OpenBlocks } from './OpenBlocks.tsx';
import { Restart } from './Restart.tsx';
import { Aside, MedalLine, PanelRoom, Points, Way, Words } from './Sidebar.styles.ts';
import type { CourseInUse } from './use-course.ts';
import { useShownPoints } from './use-shown-points.ts';

/** One panel for all of a course: a tile for each of its parts, glazed when it is done; points, way and medal in words. */
export function Sidebar({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const { options, medal, groups } = course;
  const keeping = useKeeping();
  const way = options.showsMap ? words.course.map : words.course.progress;
  const { percent, finishedGroups } = inUse;
  const along = words.course.mapOf(words.course.percent(percent), course.unit, finishedGroups, groups.length);
  return (
    <Aside aria-labelledby="progresso-titulo">
      <h3 id="progresso-titulo">{words.course.sidebar}</h3>
      <PanelRoom>
        <AzulejoPanel
          seed={course.id}
          done={groups.map(({ group_id }) => inUse.progress.done.includes(group_id))}
          complete={inUse.medal}
        />
        <Words>
          {options.levelLabel && <p>{options.levelLabel}</p>}
          <Earned key={inUse.pointsAtLoad} course={course} inUse={inUse} />
          <Way
            role="progressbar"
            aria-label={way}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
            aria-valuetext={along}
          >
            {way}: <span>{along}</span>
          </Way>
          {/* At the end the medal itself stands below. */}
          {!inUse.finished && (
            <MedalLine>
              {medal.name}
              <small>{words.course.medal(inUse.medal)}</small>
            </MedalLine>
          )}
        </Words>
      </PanelRoom>
      {options.opensGemini && <GeminiLink fullWidth />}
      <OpenBlocks unit={course.unit} groups={inUse.groups} />
      <Small>{inUse.kept ? keeping.place : words.course.notKept}</Small>
      <Restart course={course} inUse={inUse} />
    </Aside>
  );
}

/** The points; what is gained from here on comes in with an effect. */
function Earned({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const { options, goal } = course;
  const { points, land } = useShownPoints(inUse.progress.points, inUse.pointsAtLoad, options.fizzMs);
  return (
    <Fizz trigger={inUse.progress.points} from={inUse.pointsAtLoad} duration={options.fizzMs} onEnd={land}>
      <Points
        role="progressbar"
        aria-label={words.course.points}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.round((points / goal) * 100))}
        aria-valuetext={words.course.pointsOf(points, goal)}
      >
        {words.bar.points(points, goal)}
      </Points>
    </Fizz>
  );
}
