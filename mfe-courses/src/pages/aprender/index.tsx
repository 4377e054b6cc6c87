import { definePage, useShell } from '@ia/federation';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Azulejo, AzulejoWall } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { Section } from '@ia/shared-ui/section';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { learn, paths } from '../../content/learn/learn.ts';
import type { LearningPath } from '../../content/learn/schema.ts';
import { Hero } from '../../parts/course/Hero.tsx';
import { OfflineDownload } from './OfflineDownload.tsx';
import { Review } from './Review.tsx';
import { StepCard } from './StepCard.tsx';
import { RelatedLinks, Steps } from './Steps.styles.ts';

/** Course index: one learning path for everyone, one for municipal staff. */
function Aprender() {
  const canStore = useCanStoreOnDevice();
  const shell = useShell();
  const { cta, more } = learn.hero;
  const hero = shell.href(cta.to) === null ? { ...learn.hero, cta: more, more: undefined } : learn.hero;
  return (
    <>
      <Hero
        course={{ ...learn, hero }}
        picture={
          <AzulejoWall seed={learn.hero.title} columns={5} rows={4} rowsWhenNarrow={1} turning={false} />
        }
      />
      <Review />
      {paths.map((path) => (
        <Path key={path.id} path={path} />
      ))}
      <Container css={{ display: 'grid', gap: token.space[16], paddingBlockEnd: token.space[20] }}>
        <RelatedLinks role="list">
          <RelatedLink to="/aprender/declaracao" t={learn.declarations} />
          <RelatedLink to="/aprender/formadores" t={learn.trainers} />
        </RelatedLinks>
        <OfflineDownload />
        <Small>{canStore ? learn.stored : learn.notStored}</Small>
      </Container>
    </>
  );
}

function RelatedLink({ to, t }: { to: string; t: { label: string; action: string; note?: string } }) {
  const href = useShell().href(to);
  if (href === null) return null;
  return (
    <li>
      <Azulejo seed={to} size={56} />
      <p>
        <strong>{t.label}</strong> <a href={href}>{t.action}</a> {t.note}
      </p>
    </li>
  );
}

function Path({ path }: { path: LearningPath }) {
  const shell = useShell();
  // Omit steps with a disabled route.
  const steps = path.steps.filter(({ to }) => shell.href(to) !== null);
  if (steps.length === 0) return null;
  return (
    <Section id={path.id} title={path.title} intro={path.lead}>
      <Steps role="list">
        {steps.map((step, index) => (
          <li key={step.id}>
            <StepCard step={step} position={index + 1} total={steps.length} />
          </li>
        ))}
      </Steps>
      {path.lesson && (
        <RelatedLinks role="list" css={{ marginBlockStart: token.space[5] }}>
          <RelatedLink to={path.lesson.to} t={path.lesson} />
        </RelatedLinks>
      )}
    </Section>
  );
}

export default definePage(Aprender);
