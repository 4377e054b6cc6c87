import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Card } from '@ia/shared-ui/card';
import { Check, Clock, Icon } from '@ia/shared-ui/icon';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { LearningStep } from '../../content/learn/schema.ts';
import { durationText, t } from '../../content/text.ts';
import { RESUME_ID } from '../../parts/course/anchors.ts';
import { CourseBadge } from '../../parts/course/CourseBadge.tsx';
import { useStepState } from '../../parts/course/use-step-state.ts';

/** Stacks the label beside the badge, so that titles of neighbouring cards align. */
const StackedLabels = styled.span({ display: 'grid', justifyItems: 'start', gap: token.space[1], flex: 1 });

const Duration = styled.p({ display: 'flex', alignItems: 'center', gap: token.space[2] });

interface StepCardProps {
  step: LearningStep;
  /** Position in the path, from 1. */
  position: number;
  /** Number of steps in the path. */
  total: number;
}

/** One step of a learning path: content, duration, progress once it has begun, and link. */
export function StepCard({ step, position, total }: StepCardProps) {
  const shell = useShell();
  const state = useStepState(step.progress);
  const resumes = step.progress.kind === 'course' && state.stage === 'begun';
  return (
    <Card
      title={step.title}
      href={shell.href(resumes ? `${step.to}#${RESUME_ID}` : step.to)}
      action={t.learn.actions[state.stage]}
      tags={
        <>
          <CourseBadge to={step.to} />
          <StackedLabels>
            <Small as="span">{t.learn.step(position, total)}</Small>
            <Tag tone="accent">{step.level}</Tag>
            {state.stage === 'finished' && (
              <Tag tone="success" icon={Check}>
                {t.learn.finished}
              </Tag>
            )}
          </StackedLabels>
        </>
      }
    >
      <Duration>
        <Icon icon={Clock} />
        {step.minutes ? durationText(step.minutes) : t.learn.ownPace}
      </Duration>
      <p>{step.text}</p>
      {state.bar && state.stage !== 'new' && (
        <ProgressBar
          label={t.course.progress}
          value={state.bar.value}
          max={state.bar.max}
          valueText={state.bar.text}
        />
      )}
    </Card>
  );
}
