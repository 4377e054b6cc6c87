import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Card } from '@ia/shared-ui/card';
import { Check } from '@ia/shared-ui/icon';
import { Tag } from '@ia/shared-ui/tag';
import { Heading } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { declaration } from '../../content/declaration/text.ts';
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
    <section id={list.id} css={{ display: 'grid', gap: token.space[5] }}>
      <div css={{ display: 'grid', gap: token.space[2] }}>
        <Heading level={2} tabIndex={-1}>
          {list.title}
        </Heading>
        {unknown ? (
          <Alert kind="warning" live="status">
            {list.unknown}
          </Alert>
        ) : (
          <p>{list.lead}</p>
        )}
      </div>
      <div
        css={{
          display: 'grid',
          gap: token.space[5],
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
        }}
      >
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
    </section>
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
        finished ? (
          <Tag tone="success" icon={Check}>
            {list.finished}
          </Tag>
        ) : (
          <Tag>{progress.done.length > 0 ? list.started : list.unstarted}</Tag>
        )
      }
    >
      <p>{step.text}</p>
    </Card>
  );
}
