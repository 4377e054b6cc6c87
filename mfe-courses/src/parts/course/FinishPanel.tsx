import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { LinkButton } from '@ia/shared-ui/button';
import { Award } from '@ia/shared-ui/icon';
import { Medal } from '@ia/shared-ui/medal';
import { Heading, Lead } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { FINISH_ID } from './anchors.ts';
import { declarationOf } from './declaration-address.ts';
import { useKeptHere } from './keeping.ts';
import type { CourseInUse } from './use-course.ts';

const Panel = styled.section({
  display: 'grid',
  gap: token.space[8],
  padding: `clamp(${token.space[5]}, 4vw, ${token.space[10]})`,
  borderRadius: token.radius.lg,
  border: `2px solid ${token.color.accent}`,
  background: token.color.accentSoft,
});

const Cheer = styled.div({
  display: 'grid',
  gap: token.space[5],
  alignItems: 'center',
  [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

interface FinishPanelProps {
  course: Course;
  inUse: CourseInUse;
}

/** The end of a course: points earned, medal, declaration. */
export function FinishPanel({ course, inUse }: FinishPanelProps) {
  const title = `${FINISH_ID}-titulo`;
  return (
    <Panel id={FINISH_ID} aria-labelledby={title}>
      <Cheer>
        <div css={{ display: 'grid', gap: token.space[3] }}>
          <Heading level={3} size="h2" id={title} tabIndex={-1}>
            {course.finished.title}
          </Heading>
          <p css={{ margin: 0, fontSize: token.size.xl, fontWeight: 650 }}>
            {words.course.total(inUse.progress.points)}
          </p>
          <Lead>{course.finished.text}</Lead>
        </div>
        <Medal name={course.medal.name} unlocked={inUse.medal} />
      </Cheer>
      <Declaration course={course} />
    </Panel>
  );
}

/** The way to the sheet that says so. A learning platform keeps its own record, and the site knows nothing of it. */
function Declaration({ course }: { course: Course }) {
  const href = useShell().href(declarationOf(course.id));
  if (!useKeptHere() || href === null) return null;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: token.space[3] }}>
      <p>{words.declaration.lead}</p>
      <LinkButton href={href} variant="secondary" iconStart={Award}>
        {words.declaration.open}
      </LinkButton>
    </div>
  );
}
