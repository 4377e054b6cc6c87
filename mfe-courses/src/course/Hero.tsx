import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { ArrowDown, Check, Icon } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import type { Course } from '../content/schema.ts';
import { words } from '../content/words.ts';
import { useEntry } from './use-entry.ts';

const Band = styled.header({
  overflow: 'hidden',
  background: token.color.tint,
  borderBlockEnd: `1px solid ${token.color.line}`,
});

const Columns = styled(Container)({
  display: 'grid',
  gap: token.space[8],
  paddingBlock: `clamp(${token.space[10]}, 6vw, ${token.space[20]})`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)', alignItems: 'center' },
});

const Words = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  // A long word in a title at 200 % text breaks instead of pushing the page wide.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const Facts = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[2]} ${token.space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: token.color.inkSoft,
  '& li': { display: 'flex', alignItems: 'baseline', gap: token.space[2] },
  '& svg': { color: token.color.accent, alignSelf: 'center' },
});

/** Two steps on entering: the words, then what one can do. Hidden only while motion is welcome. */
const Entering = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  justifyItems: 'start',
  [media.motion]: {
    transition: `opacity ${token.motion.slow} ${token.motion.ease}, transform ${token.motion.slow} ${token.motion.ease}`,
    '&[data-entered="false"]': { opacity: 0, transform: 'translateY(1rem)' },
  },
});

const Wall = styled(AzulejoWall)({
  display: 'none',
  [media.lg]: { display: 'block', maxWidth: '30rem', justifySelf: 'end' },
});

export type HeroData = Pick<Course, 'hero'>;

interface HeroProps {
  course: HeroData & Partial<Course>;
  /** Anchor where a reader who has begun goes on. */
  resumeAt?: string;
  /** Anchor in place of the declared one, when its section is turned off. */
  startAt?: string;
}

/** Opening of a course: what it is, how long it takes, and the one way in. */
export function Hero({ course, resumeAt, startAt }: HeroProps) {
  const shell = useShell();
  const { hero } = course;
  const step = useEntry(course.options?.entryDelays ?? null);
  return (
    <Band>
      <Columns width="wide">
        <Words>
          <Entering data-entered={step >= 1}>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Heading level={1} size="hero" tabIndex={-1}>
              {hero.title}
            </Heading>
          </Entering>
          <Entering data-entered={step >= 2}>
            <Lead>{hero.lead}</Lead>
            <Facts role="list">
              {hero.facts.map((fact) => (
                <li key={fact}>
                  <Icon icon={Check} />
                  {fact}
                </li>
              ))}
            </Facts>
            <LinkButton href={shell.href(resumeAt ?? startAt ?? hero.cta.to)} size="lg" iconEnd={ArrowDown}>
              {resumeAt ? words.course.resume : hero.cta.label}
            </LinkButton>
          </Entering>
        </Words>
        <Wall seed={course.title ?? hero.title} columns={5} rows={4} turning={false} />
      </Columns>
    </Band>
  );
}
