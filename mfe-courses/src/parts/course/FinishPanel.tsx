import { useShell } from '@ia/federation';
import { AzulejoDivider, AzulejoPanel } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { ArrowRight, Award, Check, Icon } from '@ia/shared-ui/icon';
import { Medal } from '@ia/shared-ui/medal';
import { Heading } from '@ia/shared-ui/text';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { LazyFinishTile } from '../own-tile/LazyFinishTile.tsx';
import { FINISH_ID } from './anchors.ts';
import { declarationOf } from './declaration-address.ts';
import { Actions, Band, Columns, Notice, Points, Prize, Skills, Words } from './FinishPanel.styles.ts';
import { useKeptHere } from './keeping.ts';
import type { CourseInUse } from './use-course.ts';

/** Of all that the declaration lists, as much as one takes in at a glance. */
const SKILLS = 3;

interface FinishPanelProps {
  course: Course;
  inUse: CourseInUse;
}

/** The end of a course, told: what one can do now, the points, the medal, and the one thing that comes next. */
export function FinishPanel({ course, inUse }: FinishPanelProps) {
  const title = `${FINISH_ID}-titulo`;
  const { finishedNow } = inUse;
  const keptHere = useKeptHere();
  return (
    <Band id={FINISH_ID} data-kind="statement" aria-labelledby={title}>
      <AzulejoDivider />
      <Columns>
        <Words>
          <Heading level={2} size="h1" id={title} tabIndex={-1}>
            {course.finished.title}
          </Heading>
          <Points>{words.course.total(inUse.progress.points)}</Points>
          <Skills role="list">
            {course.skills.slice(0, SKILLS).map((skill) => (
              <li key={skill}>
                <Icon icon={Check} />
                {words.course.knows(skill)}
              </li>
            ))}
          </Skills>
          <p>{course.finished.text}</p>
          <Onwards course={course} />
        </Words>
        <Prize>
          <Medal name={course.medal.name} unlocked={inUse.medal} fresh={finishedNow} size={200} />
          {/* Said where it is earned, and read out by the shell: a notice would lie over it. */}
          {finishedNow && <Notice>{course.medal.notice}</Notice>}
          <AzulejoPanel
            seed={course.id}
            done={course.groups.map(() => true)}
            complete
            assembling={finishedNow}
          />
        </Prize>
      </Columns>
      {keptHere && <LazyFinishTile fresh={finishedNow} />}
      <AzulejoDivider />
    </Band>
  );
}

/** The sheet that says so, and what comes next. A learning platform keeps its own record, and the site knows nothing of it. */
function Onwards({ course }: { course: Course }) {
  const shell = useShell();
  if (!useKeptHere()) return null;
  const sheet = shell.href(declarationOf(course.id));
  return (
    <>
      {sheet && <p>{words.declaration.lead}</p>}
      <Actions>
        <LinkButton href={sheet} variant="secondary" iconStart={Award}>
          {words.declaration.open}
        </LinkButton>
        <LinkButton href={shell.href(course.next.to)} variant="secondary" iconEnd={ArrowRight}>
          {words.course.next(course.next.label)}
        </LinkButton>
      </Actions>
    </>
  );
}
