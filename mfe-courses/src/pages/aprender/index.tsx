import { definePage, useShell } from '@ia/federation';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { Section } from '@ia/shared-ui/section';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { learn, paths } from '../../content/learn/learn.ts';
import type { LearningPath } from '../../content/learn/schema.ts';
import { Hero } from '../../parts/course/Hero.tsx';
import { KeepOffline } from './KeepOffline.tsx';
import { Review } from './Review.tsx';
import { StepCard } from './StepCard.tsx';
import { Steps, Ways } from './Steps.styles.ts';

/** The way to every course: one path for everyone, one for municipal staff. */
function Aprender() {
  const kept = useDeviceKeeps();
  return (
    <>
      <Hero course={learn} />
      <Review />
      {paths.map((path) => (
        <Path key={path.id} path={path} />
      ))}
      <Container css={{ display: 'grid', gap: token.space[6], paddingBlockEnd: token.space[12] }}>
        <Ways role="list">
          <Way to="/aprender/declaracao" words={learn.declarations} />
          <Way to="/aprender/formadores" words={learn.trainers} />
        </Ways>
        <KeepOffline />
        <Small>{kept ? learn.kept : learn.notKept}</Small>
      </Container>
    </>
  );
}

function Way({ to, words }: { to: string; words: { label: string; action: string } }) {
  const href = useShell().href(to);
  if (href === null) return null;
  return (
    <li>
      <Azulejo seed={to} size={56} />
      <p>
        <strong>{words.label}</strong> <a href={href}>{words.action}</a>
      </p>
    </li>
  );
}

function Path({ path }: { path: LearningPath }) {
  const shell = useShell();
  // A route that is off leaves no step behind.
  const steps = path.steps.filter(({ to }) => shell.href(to) !== null);
  if (steps.length === 0) return null;
  return (
    <Section id={path.id} title={path.title} intro={path.lead}>
      <Steps role="list">
        {steps.map((step, index) => (
          <li key={step.id}>
            <StepCard step={step} place={index + 1} total={steps.length} />
          </li>
        ))}
      </Steps>
    </Section>
  );
}

export default definePage(Aprender);
