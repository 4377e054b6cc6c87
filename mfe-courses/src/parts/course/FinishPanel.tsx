import { useRoute, useShell } from '@ia/federation';
import { AzulejoDivider, AzulejoPanel } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { ArrowRight, Award, Check, Icon } from '@ia/shared-ui/icon';
import { Medal } from '@ia/shared-ui/medal';
import { Heading } from '@ia/shared-ui/text';
import { courseBadges } from '../../content/course-badges.ts';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { useIsStoredOnDevice } from '../lesson/storage-texts.ts';
import { LazyFinishTile } from '../visitor-tile/LazyFinishTile.tsx';
import { FINISH_ID } from './anchors.ts';
import { declarationPath } from './declaration-path.ts';
import { Actions, Band, Columns, Notice, Points, Prize, Skills, TextBlock } from './FinishPanel.styles.ts';
import type { CourseState } from './use-course.ts';

/** Number of skills shown; the declaration lists all of them. */
const MAX_SKILLS = 3;

interface FinishPanelProps {
  course: Course;
  courseState: CourseState;
}

/** End of a course: learned skills, points, medal and the next step. */
export function FinishPanel({ course, courseState }: FinishPanelProps) {
  const titleId = `${FINISH_ID}-titulo`;
  const { path } = useRoute();
  const { finishedNow } = courseState;
  const isStoredOnDevice = useIsStoredOnDevice();
  return (
    <Band id={FINISH_ID} data-kind="statement" aria-labelledby={titleId}>
      <AzulejoDivider />
      <Columns>
        <TextBlock>
          <Heading level={2} size="h1" id={titleId} tabIndex={-1}>
            {course.finished.title}
          </Heading>
          <Points>{t.course.total(courseState.progress.points)}</Points>
          <Skills role="list">
            {course.skills.slice(0, MAX_SKILLS).map((skill) => (
              <li key={skill}>
                <Icon icon={Check} />
                {t.course.taught(skill)}
              </li>
            ))}
          </Skills>
          <p>{course.finished.text}</p>
          <NextSteps course={course} toReview={courseState.toReview} />
        </TextBlock>
        <Prize>
          <Medal
            name={course.medal.name}
            motif={courseBadges[path]?.motif}
            unlocked={courseState.hasMedal}
            fresh={finishedNow}
            size={200}
          />
          {/* Inline and announced by the shell, because a toast would cover it. */}
          {finishedNow && <Notice>{course.medal.notice}</Notice>}
          <AzulejoPanel
            seed={course.id}
            done={course.groups.map(() => true)}
            complete
            assembling={finishedNow}
          />
        </Prize>
      </Columns>
      {isStoredOnDevice && <LazyFinishTile isNew={finishedNow} />}
      <AzulejoDivider />
    </Band>
  );
}

/** Scheduled reviews, and links to the declaration and the next course. Hidden in an LMS, which has its own record. */
function NextSteps({ course, toReview }: { course: Course; toReview: number }) {
  const shell = useShell();
  if (!useIsStoredOnDevice()) return null;
  const declarationHref = shell.href(declarationPath(course.id));
  return (
    <>
      {toReview > 0 && <p>{t.course.toReview}</p>}
      {declarationHref && <p>{t.declaration.lead}</p>}
      <Actions>
        <LinkButton href={shell.href(course.next.to)} iconEnd={ArrowRight}>
          {t.course.next(course.next.label)}
        </LinkButton>
        <LinkButton href={declarationHref} variant="secondary" iconStart={Award}>
          {t.declaration.open}
        </LinkButton>
      </Actions>
    </>
  );
}
