import { lookOf } from '@ia/shared-services/principle-look';
import type { Principle } from '@ia/shared-services/principles';
import { useVotingContext } from '@ia/shared-services/use-backend';
import { useVote } from '@ia/shared-services/votes';
import { FlipTile } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { useDisclosure } from '@ia/shared-ui/hooks';
import { ChevronDown, ChevronUp, Pencil } from '@ia/shared-ui/icon';
import { memo } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { Agreement } from './Agreement.tsx';
import { hasDetails } from './has-details.ts';
import { LazyDetails } from './LazyDetails.tsx';
import { PrincipleArt } from './PrincipleArt.tsx';
import { ArtAndText, Body, Card, Row, VoteSummary, VotingArea } from './PrincipleCard.styles.ts';
import { VoteButtons } from './VoteButtons.tsx';

const t = cocreate.principles;
/** Side of the tile that shows the vote. */
const TILE_PX = 72;

interface PrincipleCardProps {
  principle: Principle;
  /** Renders the illustration after the text instead of before it. */
  flipped: boolean;
  onSuggest: (principle: Principle) => void;
}

/**
 * A principle with vote, suggestion and details actions. Memoised: votes on other principles do not render it again.
 */
export const PrincipleCard = memo(function PrincipleCard({
  principle,
  flipped,
  onSuggest,
}: PrincipleCardProps) {
  const voting = useVote('principle', principle, useVotingContext());
  const details = useDisclosure();
  const id = `principio-${principle.id}`;
  const inverted = lookOf(principle.id)?.inverted ?? false;
  const detailsId = `${id}-saber-mais`;
  return (
    <Card
      id={id}
      data-theme={lookOf(principle.id, principle.theme_color)?.theme}
      aria-labelledby={`${id}-titulo`}
    >
      <ArtAndText data-flipped={flipped}>
        <PrincipleArt principle={principle} />
        <Body>
          <h3 id={`${id}-titulo`}>{principle.title}</h3>
          {principle.description && <p>{principle.description}</p>}
          <VotingArea>
            <VoteSummary>
              <FlipTile
                motif={principle.motif}
                // A vote against inverts the principle's own colours.
                inverted={(voting.vote === 'down') !== inverted}
                glazed={voting.vote !== null}
                size={TILE_PX}
              />
              <Agreement principle={principle} up={voting.totals.upvotes} down={voting.totals.downvotes} />
            </VoteSummary>
            <VoteButtons id={principle.id} voting={voting} describedBy={`${id}-titulo`} />
            <Row>
              <Button
                variant="quiet"
                size="sm"
                iconStart={Pencil}
                aria-describedby={`${id}-titulo`}
                onClick={() => onSuggest(principle)}
              >
                {t.suggest}
              </Button>
              {hasDetails(principle) && (
                <Button
                  variant="quiet"
                  size="sm"
                  iconEnd={details.isOpen ? ChevronUp : ChevronDown}
                  aria-expanded={details.isOpen}
                  aria-controls={detailsId}
                  aria-describedby={`${id}-titulo`}
                  onClick={details.toggle}
                >
                  {details.isOpen ? t.less : t.more}
                </Button>
              )}
            </Row>
          </VotingArea>
        </Body>
      </ArtAndText>
      <div id={detailsId} hidden={!details.isOpen}>
        <LazyDetails principle={principle} isRequested={details.isOpen} />
      </div>
    </Card>
  );
});
