import { AzulejoPanel } from '@ia/shared-ui/azulejo';
import { Fizz } from '@ia/shared-ui/fizz';
import { Small } from '@ia/shared-ui/text';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { useStorageTexts } from '../lesson/storage-texts.ts';
import { GeminiLink } from './GeminiLink.tsx';
import { OpenBlocks } from './OpenBlocks.tsx';
import { Restart } from './Restart.tsx';
import { Aside, MedalLine, PanelLayout, Points, ProgressLine, TextBlock } from './Sidebar.styles.ts';
import type { CourseInUse } from './use-course.ts';
import { useShownPoints } from './use-shown-points.ts';

/** Progress panel: one tile per part, glazed when finished; points, progress and medal as text. */
export function Sidebar({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const { options, medal, groups } = course;
  const storage = useStorageTexts();
  const label = options.showsMap ? t.course.map : t.course.progress;
  const { percent, finishedGroups } = inUse;
  const along = t.course.mapOf(t.course.percent(percent), course.unit, finishedGroups, groups.length);
  return (
    <Aside aria-labelledby="progresso-titulo">
      <h3 id="progresso-titulo">{t.course.sidebar}</h3>
      <PanelLayout>
        <AzulejoPanel
          seed={course.id}
          done={groups.map(({ group_id }) => inUse.progress.done.includes(group_id))}
          complete={inUse.medal}
        />
        <TextBlock>
          {options.levelLabel && <p>{options.levelLabel}</p>}
          <Earned key={inUse.pointsAtLoad} course={course} inUse={inUse} />
          <ProgressLine
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
            aria-valuetext={along}
          >
            {label}: <span>{along}</span>
          </ProgressLine>
          {/* After the end, the finish panel shows the medal. */}
          {!inUse.finished && (
            <MedalLine>
              {medal.name}
              <small>{t.course.medal(inUse.medal)}</small>
            </MedalLine>
          )}
        </TextBlock>
      </PanelLayout>
      {options.opensGemini && <GeminiLink fullWidth />}
      <OpenBlocks unit={course.unit} groups={inUse.groups} />
      <Small>{inUse.isStored ? storage.details : t.course.notStored}</Small>
      <Restart course={course} inUse={inUse} />
    </Aside>
  );
}

/** Points, with an effect for points gained after page load. */
function Earned({ course, inUse }: { course: Course; inUse: CourseInUse }) {
  const { options, goal } = course;
  const { points, land } = useShownPoints(inUse.progress.points, inUse.pointsAtLoad, options.fizzMs);
  return (
    <Fizz trigger={inUse.progress.points} from={inUse.pointsAtLoad} duration={options.fizzMs} onEnd={land}>
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
