import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Card } from '@ia/shared-ui/card';
import { Check, Clock, Icon } from '@ia/shared-ui/icon';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import type { LearningStep } from '../../content/learn/schema.ts';
import { lasts, words } from '../../content/words.ts';
import { RESUME_ID } from '../../parts/course/anchors.ts';
import { DoorBadge } from '../../parts/course/DoorBadge.tsx';
import { type StepState, useStepState } from '../../parts/course/use-step-state.ts';

const Learns = styled.ul({
  display: 'grid',
  gap: token.space[2],
  padding: 0,
  listStyle: 'none',
  [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: token.space[2] },
  '& svg': { marginTop: '0.25em', color: token.color.accent },
});

/** One below the other beside the badge, so that the titles of neighbours begin at one height. */
const Standing = styled.span({ display: 'grid', justifyItems: 'start', gap: token.space[1], flex: 1 });

const Time = styled.p({ display: 'flex', alignItems: 'center', gap: token.space[2] });

interface StepCardProps {
  step: LearningStep;
  /** Its place in the path, from 1. */
  place: number;
  total: number;
}

/** One step of a path: what one learns, how long it takes, how far one has come, and the way in. */
export function StepCard({ step, place, total }: StepCardProps) {
  const shell = useShell();
  const state = useStepState(step.progress);
  const resumes = step.progress.kind === 'course' && state.stage === 'begun';
  return (
    <Card
      title={step.title}
      href={shell.href(resumes ? `${step.to}#${RESUME_ID}` : step.to)}
      action={words.learn.actions[state.stage]}
      tags={
        <>
          <DoorBadge to={step.to} />
          <Standing>
            <Small as="span">{words.learn.step(place, total)}</Small>
            <Tag tone="accent">{step.level}</Tag>
            {state.stage === 'finished' && (
              <Tag tone="success" icon={Check}>
                {words.learn.finished}
              </Tag>
            )}
          </Standing>
        </>
      }
    >
      <p>{step.text}</p>
      <Learns role="list" aria-label={words.learn.learns}>
        {step.learns.map((skill) => (
          <li key={skill}>
            <Icon icon={Check} />
            {skill}
          </li>
        ))}
      </Learns>
      <Time>
        <Icon icon={Clock} />
        {step.minutes ? lasts(step.minutes) : words.learn.ownPace}
      </Time>
      <Progress state={state} />
    </Card>
  );
}

function Progress({ state }: { state: StepState }) {
  if (!state.bar) return <Small>{words.learn.notCounted}</Small>;
  const { value, max, text } = state.bar;
  return <ProgressBar label={words.course.progress} value={value} max={max} valueText={text} />;
}
