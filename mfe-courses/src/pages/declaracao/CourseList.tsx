import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Card } from '@ia/shared-ui/card';
import { Check } from '@ia/shared-ui/icon';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { declaration } from '../../content/declaration/text.ts';
import { CourseBadge } from '../../parts/course/CourseBadge.tsx';
import { declarationPath } from '../../parts/course/declaration-path.ts';
import { wasFinished } from '../../rules/progress.ts';
import { useStepProgress } from '../../state/step-atom.ts';
import type { DeclaredCourse } from './courses.ts';

interface CourseListProps {
  courses: readonly DeclaredCourse[];
  /** True when the URL names an unknown course. */
  unknown: boolean;
}

/** Lists the courses that have a declaration, with the progress of each. */
export function CourseList({ courses, unknown }: CourseListProps) {
  const { list } = declaration;
  return (
    <Section id={list.id} title={list.title} intro={unknown ? undefined : list.lead}>
      {unknown && (
        <Alert kind="warning" live="status" css={{ marginBlockEnd: token.space[5] }}>
          {list.unknown}
        </Alert>
      )}
      <div
        css={{
          display: 'grid',
          gap: token.space[5],
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
    </Section>
  );
}

function CourseCard({ course: { id, step } }: { course: DeclaredCourse }) {
  const shell = useShell();
  const { list } = declaration;
  const progress = useStepProgress(step.progress);
  const finished = wasFinished(step.progress.course, progress);
  return (
    <Card
      title={step.title}
      href={shell.href(finished ? declarationPath(id) : step.to)}
      action={finished ? list.open : list.begin}
      tags={
        <>
          <CourseBadge to={step.to} />
          {finished ? (
            <Tag tone="success" icon={Check}>
              {list.finished}
            </Tag>
          ) : (
            <Tag>{progress.done.length > 0 ? list.started : list.unstarted}</Tag>
          )}
        </>
      }
    >
      <p>{step.text}</p>
    </Card>
  );
}
