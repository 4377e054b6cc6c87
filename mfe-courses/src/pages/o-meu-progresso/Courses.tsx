import { useShell } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { Heading } from '@ia/shared-ui/text';
import { paths } from '../../content/learn/learn.ts';
import type { LearningStep } from '../../content/learn/schema.ts';
import { myProgress } from '../../content/my-progress/text.ts';
import { useStepState } from '../../parts/course/use-step-state.ts';
import { Empty, Row, RowActions, Rows } from './Rows.styles.ts';

const stepsWithProgress = paths
  .flatMap(({ steps }) => steps)
  .filter(({ progress }) => progress.kind !== 'none');

/** Courses started or finished on this device, each with a link to resume; otherwise a link to start. */
export function Courses() {
  return (
    <Section
      id="cursos"
      kind="quiet"
      layout="beside"
      title={myProgress.courses.title}
      intro={myProgress.courses.intro}
    >
      <Rows role="list" data-courses>
        {stepsWithProgress.map((step) => (
          <Course key={step.id} step={step} />
        ))}
      </Rows>
      <NoCourses />
    </Section>
  );
}

function Course({ step }: { step: LearningStep }) {
  const shell = useShell();
  const { stage, bar } = useStepState(step.progress);
  const href = shell.href(step.to);
  if (stage === 'new' || !bar || href === null) return null;
  const finished = stage === 'finished';
  const declaration =
    finished && step.progress.kind === 'course' ? shell.href(`/aprender/declaracao?curso=${step.id}`) : null;
  return (
    <Row>
      <Heading level={3}>{step.title}</Heading>
      {finished && (
        <p>
          <Tag tone="accent">
            {step.progress.kind === 'course' ? myProgress.courses.finished : myProgress.courses.medal}
          </Tag>
        </p>
      )}
      <ProgressBar value={bar.value} max={bar.max} label={myProgress.courses.progress} valueText={bar.text} />
      <RowActions>
        <LinkButton href={href} variant="secondary" size="sm">
          {finished ? myProgress.courses.review : myProgress.courses.go}
        </LinkButton>
        {declaration && (
          <LinkButton href={declaration} variant="quiet" size="sm">
            {myProgress.courses.declaration}
          </LinkButton>
        )}
      </RowActions>
    </Row>
  );
}

/** Empty state. CSS shows it when the list is empty, because each row reads its own progress. */
function NoCourses() {
  const href = useShell().href('/aprender');
  return (
    <Empty>
      <EmptyState compact motif="book">
        {myProgress.courses.none}
      </EmptyState>
      {href && <LinkButton href={href}>{myProgress.courses.start}</LinkButton>}
    </Empty>
  );
}
