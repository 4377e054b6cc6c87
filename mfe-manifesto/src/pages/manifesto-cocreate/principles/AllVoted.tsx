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
import { Frieze, Panel, TextBlock } from './AllVoted.styles.ts';

const t = cocreate.principles.allVoted;

/**
 * Frieze of the visitor's own tiles, shown after a vote on every principle; a vote against is the tile with inverted
 * colours.
 */
export function AllVoted({ principles }: { principles: readonly Principle[] }) {
  const shell = useShell();
  const votes = useVotes('principle', principles, useVotingContext());
  const missing = votes.filter(({ vote }) => vote === null).length;
  // Announce only the transition to complete, not a return to a completed page.
  const before = useRef(missing);
  useEffect(() => {
    if (before.current === 1 && missing === 0) shell.announce(`${t.title}. ${t.text}`);
    before.current = missing;
  }, [missing, shell.announce]);
  if (votes.length === 0 || missing > 0) return null;
  return (
    <Panel data-all-voted="">
      <Frieze aria-hidden="true">
        {principles.map(({ id, motif, theme_color }, index) => {
          const look = lookOf(id, theme_color);
          const against = votes[index]?.vote === 'down';
          return (
            <span key={id} data-theme={look?.theme}>
              <Azulejo motif={motif} inverted={look?.inverted !== against} />
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
