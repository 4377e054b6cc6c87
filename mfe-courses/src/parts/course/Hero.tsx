import { useShell } from '@ia/federation';
import { glossaryHref, parse } from '@ia/shared-services/rich-text';
import { LinkButton } from '@ia/shared-ui/button';
import { ArrowDown, Check, Icon } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead, TermText } from '@ia/shared-ui/text';
import type { Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { Band, Columns, Entering, Facts, Wall, Words } from './Hero.styles.ts';
import { useEntry } from './use-entry.ts';

type HeroData = Pick<Course, 'hero'>;

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
      <Columns>
        <Words>
          <Entering data-entered={step >= 1}>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Heading level={1} tabIndex={-1}>
              {hero.title}
            </Heading>
          </Entering>
          <Entering data-entered={step >= 2}>
            <Lead>
              <TermText pieces={parse(hero.lead)} hrefOf={glossaryHref} />
            </Lead>
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
        <Wall seed={course.title ?? hero.title} columns={5} rows={4} rowsWhenNarrow={1} turning={false} />
      </Columns>
    </Band>
  );
}
