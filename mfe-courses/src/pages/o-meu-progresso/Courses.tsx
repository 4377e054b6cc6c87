import { useShell } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { Section } from '@ia/shared-ui/section';
import { Tag } from '@ia/shared-ui/tag';
import { Heading } from '@ia/shared-ui/text';
import { paths } from '../../content/learn/learn.ts';
import type { LearningStep } from '../../content/learn/schema.ts';
import { own } from '../../content/own/words.ts';
import { useStepState } from '../../parts/course/use-step-state.ts';
import { Empty, Row, RowActions, Rows } from './Rows.styles.ts';

const counted = paths.flatMap(({ steps }) => steps).filter(({ progress }) => progress.kind !== 'none');

/** What was begun and finished here, with the way on; where nothing was, the way to begin. */
export function Courses() {
  return (
    <Section id="cursos" kind="quiet" layout="beside" title={own.courses.title} intro={own.courses.intro}>
      <Rows role="list" data-courses>
        {counted.map((step) => (
          <Course key={step.id} step={step} />
        ))}
      </Rows>
      <Nothing />
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
            {step.progress.kind === 'course' ? own.courses.finished : own.courses.medal}
          </Tag>
        </p>
      )}
      <ProgressBar value={bar.value} max={bar.max} label={own.courses.progress} valueText={bar.text} />
      <RowActions>
        <LinkButton href={href} variant="secondary" size="sm">
          {finished ? own.courses.review : own.courses.go}
        </LinkButton>
        {declaration && (
          <LinkButton href={declaration} variant="quiet" size="sm">
            {own.courses.declaration}
          </LinkButton>
        )}
      </RowActions>
    </Row>
  );
}

/** Stands below an empty list, which only CSS knows: each course reads its own progress. */
function Nothing() {
  const href = useShell().href('/aprender');
  return (
    <Empty>
      <EmptyState compact motif="book">
        {own.courses.none}
      </EmptyState>
      {href && <LinkButton href={href}>{own.courses.start}</LinkButton>}
    </Empty>
  );
}
