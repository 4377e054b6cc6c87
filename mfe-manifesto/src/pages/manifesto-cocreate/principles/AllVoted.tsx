import { useShell } from '@ia/federation';
import { lookOf } from '@ia/shared-services/principle-look';
import type { Principle } from '@ia/shared-services/principles';
import { useBooth } from '@ia/shared-services/use-backend';
import { useVotes } from '@ia/shared-services/votes';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { LinkButton } from '@ia/shared-ui/button';
import { Pencil } from '@ia/shared-ui/icon';
import { useEffect, useRef } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { Frieze, Panel, Words } from './AllVoted.styles.ts';

const words = cocreate.principles.allVoted;

/** A frieze of the tiles that one laid, once each principle has one's vote; dissent is the same tile in white. */
export function AllVoted({ principles }: { principles: readonly Principle[] }) {
  const shell = useShell();
  const votes = useVotes('principle', principles, useBooth());
  const missing = votes.filter(({ vote }) => vote === null).length;
  // Told when the last one is laid, and not to whoever comes back to a page where all of them lie.
  const before = useRef(missing);
  useEffect(() => {
    if (before.current === 1 && missing === 0) shell.announce(`${words.title}. ${words.text}`);
    before.current = missing;
  }, [missing, shell.announce]);
  if (votes.length === 0 || missing > 0) return null;
  return (
    <Panel data-all-voted="">
      <Frieze aria-hidden="true">
        {principles.map(({ id, motif, theme_color }, place) => {
          const look = lookOf(id, theme_color);
          const against = votes[place]?.vote === 'down';
          return (
            <span key={id} data-theme={look?.theme}>
              <Azulejo motif={motif} inverted={look?.inverted !== against} />
            </span>
          );
        })}
      </Frieze>
      <Words>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        <LinkButton variant="secondary" iconStart={Pencil} href={shell.href('#contribuir')}>
          {words.suggest}
        </LinkButton>
      </Words>
    </Panel>
  );
}
