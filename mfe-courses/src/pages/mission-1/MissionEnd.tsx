import { useShell } from '@ia/federation';
import { AzulejoBadge, AzulejoDivider } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { focusHeading } from '@ia/shared-ui/hooks';
import { ArrowRight, Check, Icon } from '@ia/shared-ui/icon';
import { Heading } from '@ia/shared-ui/text';
import { useEffect, useRef } from 'react';
import { courseBadges } from '../../content/course-badges.ts';
import type { Mission } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { FINISH_ID } from '../../parts/course/anchors.ts';
import { Band, Columns, Prize, Skills, TextBlock } from '../../parts/course/FinishPanel.styles.ts';
import { LazyFinishTile } from '../../parts/visitor-tile/LazyFinishTile.tsx';

interface MissionEndProps {
  mission: Mission;
  /** True when the mission was finished on this visit: the heading is then focused. */
  isNew: boolean;
}

/** End of a mission: learned skills, its badge, the visitor's tile and the next course. */
export function MissionEnd({ mission, isNew }: MissionEndProps) {
  const shell = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew && heading.current) focusHeading(heading.current);
  }, [isNew]);
  const titleId = `${FINISH_ID}-titulo`;
  const badge = courseBadges[`/${mission.id}`];
  return (
    <Band id={FINISH_ID} data-kind="statement" aria-labelledby={titleId}>
      <AzulejoDivider />
      <Columns>
        <TextBlock>
          <Heading level={2} size="h1" id={titleId} ref={heading} tabIndex={-1}>
            {mission.finished.title}
          </Heading>
          <Skills role="list">
            {mission.skills.map((skill) => (
              <li key={skill}>
                <Icon icon={Check} />
                {t.course.taught(skill)}
              </li>
            ))}
          </Skills>
          <p>{mission.finished.text}</p>
          <LinkButton href={shell.href(mission.next.to)} iconEnd={ArrowRight}>
            {t.course.next(mission.next.label)}
          </LinkButton>
        </TextBlock>
        <Prize>{badge && <AzulejoBadge motif={badge.motif} size={200} />}</Prize>
      </Columns>
      <LazyFinishTile isNew={isNew} />
      <AzulejoDivider />
    </Band>
  );
}
