import { useShell } from '@ia/federation';
import { lookOf } from '@ia/shared-services/principle-look';
import type { Principle } from '@ia/shared-services/principles';
import { useVotingContext } from '@ia/shared-services/use-backend';
import { useVotes } from '@ia/shared-services/votes';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { Pencil } from '@ia/shared-ui/icon';
import { useEffect, useRef } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { Frieze, Panel, TextBlock } from './AllVotesThanks.styles.ts';

const t = cocreate.principles.allVoted;

/**
 * Thanks after a vote on every principle, with one tile per vote; a vote against is the tile with inverted colours.
 */
export function AllVotesThanks({ principles }: { principles: readonly Principle[] }) {
  const shell = useShell();
  const votes = useVotes('principle', principles, useVotingContext());
  // Number of principles that the visitor has not voted on.
  const missingCount = votes.filter(({ vote }) => vote === null).length;
  // Announce only the transition to complete, not a return to a completed page.
  const previousMissingCount = useRef(missingCount);
  useEffect(() => {
    if (previousMissingCount.current === 1 && missingCount === 0) shell.announce(`${t.title}. ${t.text}`);
    previousMissingCount.current = missingCount;
  }, [missingCount, shell.announce]);
  if (votes.length === 0 || missingCount > 0) return null;
  return (
    <Panel data-all-voted="">
      <Frieze aria-hidden="true">
        {principles.map(({ id, motif, theme_color }, index) => {
          const look = lookOf(id, theme_color);
          const isAgainst = votes[index]?.vote === 'down';
          return (
            <span key={id} data-theme={look?.theme}>
              <Azulejo motif={motif} inverted={look?.inverted !== isAgainst} />
            </span>
          );
        })}
      </Frieze>
      <TextBlock>
        <h3>{t.title}</h3>
        <p>{t.text}</p>
        <LinkButton variant="secondary" iconStart={Pencil} href={shell.href('#contribuir')}>
          {t.suggest}
        </LinkButton>
      </TextBlock>
    </Panel>
  );
}
