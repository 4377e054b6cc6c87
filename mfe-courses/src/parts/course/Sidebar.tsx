import { AzulejoPanel } from '@ia/shared-ui/azulejo';
import { Fizz } from '@ia/shared-ui/fizz';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { GeminiLink } from './GeminiLink.tsx';
import { OpenBlocks } from './OpenBlocks.tsx';
import { MedalLine, PanelLayout, Points, ProgressLine, ProgressPanel, TextBlock } from './Sidebar.styles.ts';
import type { CourseState } from './use-course.ts';
import { useShownPoints } from './use-shown-points.ts';

/**
 * Progress panel: one tile per group of blocks, in colour once the group is finished; points, progress and
 * medal as text.
 */
export function Sidebar({ course, courseState }: { course: Course; courseState: CourseState }) {
  const { options, medal, groups } = course;
  const label = options.showsMap ? t.course.map : t.course.progress;
  const { percent, finishedGroups } = courseState;
  const progressText = t.course.mapOf(t.course.percent(percent), course.unit, finishedGroups, groups.length);
  return (
    <ProgressPanel aria-labelledby="progresso-titulo">
      <h3 id="progresso-titulo">{t.course.sidebar}</h3>
      <PanelLayout>
        <AzulejoPanel
          seed={course.id}
          done={groups.map(({ group_id }) => courseState.progress.done.includes(group_id))}
          complete={courseState.hasMedal}
        />
        <TextBlock>
          {options.levelLabel && <p>{options.levelLabel}</p>}
          <AnimatedPoints key={courseState.pointsAtLoad} course={course} courseState={courseState} />
          <ProgressLine
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
            aria-valuetext={progressText}
          >
            {label}: <span>{progressText}</span>
          </ProgressLine>
          {/* After the end, the finish panel shows the medal. */}
          {!courseState.finished && (
            <MedalLine>
              {medal.name}
              <small>{t.course.medal(courseState.hasMedal)}</small>
            </MedalLine>
          )}
        </TextBlock>
      </PanelLayout>
      {options.opensGemini && <GeminiLink fullWidth />}
      <OpenBlocks unit={course.unit} groups={courseState.groups} />
    </ProgressPanel>
  );
}

/** Points, with an effect for points gained after page load. */
function AnimatedPoints({ course, courseState }: { course: Course; courseState: CourseState }) {
  const { options, goal } = course;
  const { points, showGain } = useShownPoints(
    courseState.progress.points,
    courseState.pointsAtLoad,
    options.fizzMs,
  );
  return (
    <Fizz
      trigger={courseState.progress.points}
      from={courseState.pointsAtLoad}
      duration={options.fizzMs}
      onEnd={showGain}
    >
      <Points
        role="progressbar"
        aria-label={t.course.points}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.round((points / goal) * 100))}
        aria-valuetext={t.course.pointsOf(points, goal)}
      >
        {t.bar.points(points, goal)}
      </Points>
    </Fizz>
  );
}
