import { useShell } from '@ia/federation';
import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { LinkButton } from '@ia/shared-ui/button';
import { ArrowDown, ArrowRight, Check, Icon } from '@ia/shared-ui/icon';
import { Eyebrow, Heading, Lead, TermText } from '@ia/shared-ui/text';
import type { Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { Band, Columns, Entering, Facts, TextBlock, Wall } from './Hero.styles.ts';
import { useEntryAnimation } from './use-entry-animation.ts';

type HeroData = Pick<Course, 'hero'>;

interface HeroProps {
  /** A course, or any other page data with a `hero`. */
  course: HeroData & Partial<Course>;
  /** Anchor of the resume link. */
  resumeAt?: string;
  /** False when the section of the second link is not on the page. */
  hasMore?: boolean;
}

/** Course hero: title, duration and one call to action. */
export function Hero({ course, resumeAt, hasMore = true }: HeroProps) {
  const shell = useShell();
  const { hero } = course;
  const target = resumeAt ?? hero.cta.to;
  const step = useEntryAnimation(course.options?.entryDelays ?? null);
  return (
    <Band>
      <Columns>
        <TextBlock>
          <Entering data-entered={step >= 1}>
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Heading level={1} tabIndex={-1}>
              {hero.title}
            </Heading>
          </Entering>
          <Entering data-entered={step >= 2}>
            <Lead>
              <TermText pieces={parseRichText(hero.lead)} hrefOf={glossaryHref} />
            </Lead>
            <Facts role="list">
              {hero.facts.map((fact) => (
                <li key={fact}>
                  <Icon icon={Check} />
                  {fact}
                </li>
              ))}
            </Facts>
            <LinkButton
              href={shell.href(target)}
              size="lg"
              iconEnd={target.startsWith('#') ? ArrowDown : ArrowRight}
            >
              {resumeAt ? t.course.resume : hero.cta.label}
            </LinkButton>
            {hero.more && hasMore && <a href={shell.href(hero.more.to) ?? undefined}>{hero.more.label}</a>}
          </Entering>
        </TextBlock>
        <Wall seed={course.title ?? hero.title} columns={5} rows={4} rowsWhenNarrow={1} turning={false} />
      </Columns>
    </Band>
  );
}
