import { useRoute, useShell } from '@ia/federation';
import { glossaryHref, parseRichText } from '@ia/shared-services/rich-text';
import { LinkButton } from '@ia/shared-ui/button';
import { ArrowDown, ArrowRight, Check, Icon } from '@ia/shared-ui/icon';
import { PageOpening, type PageOpeningProps } from '@ia/shared-ui/page-opening';
import { TermText } from '@ia/shared-ui/text';
import { courseBadges } from '../../content/course-badges.ts';
import type { Course } from '../../content/schema.ts';
import { Badge, entering, Facts, pictureBesideText } from './Hero.styles.ts';
import { useEntryAnimation } from './use-entry-animation.ts';

type HeroData = Pick<Course, 'hero'>;

interface HeroProps extends Pick<PageOpeningProps, 'kind' | 'picture'> {
  /** A course, or any other page data with a `hero`. */
  course: HeroData & Partial<Course>;
  /** Link of a started course: to the block to continue with, or to the end of a finished course. */
  resume?: { to: string; label: string };
  /** False when the section of the second link is not on the page. */
  hasMore?: boolean;
}

/** Course hero: title, duration, one call to action and, without another `picture`, the badge of the course. */
export function Hero({ course, kind = 'course', picture, resume, hasMore = true }: HeroProps) {
  const shell = useShell();
  const badge = courseBadges[useRoute().path];
  const { hero } = course;
  const target = resume ?? hero.cta;
  const step = useEntryAnimation(course.options?.entryDelays ?? null);
  return (
    <PageOpening
      kind={kind}
      css={[entering, !picture && pictureBesideText]}
      data-entered={step}
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={<TermText pieces={parseRichText(hero.lead)} hrefOf={glossaryHref} />}
      actions={
        <>
          <LinkButton
            href={shell.href(target.to)}
            size="lg"
            iconEnd={target.to.startsWith('#') ? ArrowDown : ArrowRight}
          >
            {target.label}
          </LinkButton>
          {hero.more && hasMore && <a href={shell.href(hero.more.to) ?? undefined}>{hero.more.label}</a>}
        </>
      }
      picture={picture ?? (badge && <Badge motif={badge.motif} size={240} />)}
    >
      {/* In a row without a picture beside them: a list would leave the right half of the page empty. */}
      <Facts role="list" style={kind === 'plain' ? { display: 'flex' } : undefined}>
        {hero.facts.map((fact) => (
          <li key={fact}>
            <Icon icon={Check} />
            {fact}
          </li>
        ))}
      </Facts>
    </PageOpening>
  );
}
