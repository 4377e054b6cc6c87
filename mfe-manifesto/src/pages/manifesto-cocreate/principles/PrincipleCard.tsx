import { principleTheme } from '@ia/shared-services/principle-theme';
import type { Principle } from '@ia/shared-services/principles';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { useVote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { useDisclosure } from '@ia/shared-ui/hooks';
import { ChevronDown, ChevronUp, Pencil } from '@ia/shared-ui/icon';
import { memo } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { Agreement } from './Agreement.tsx';
import { hasDetails } from './has-details.ts';
import { LazyDetails } from './LazyDetails.tsx';
import { PrincipleArt } from './PrincipleArt.tsx';
import { ArtAndText, Body, Card, Row, VotingArea } from './PrincipleCard.styles.ts';
import { VoteButtons } from './VoteButtons.tsx';

const t = cocreate.principles;

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
  const voting = useVote('principle', principle, useOutboxContext());
  const details = useDisclosure();
  const id = `principio-${principle.id}`;
  const detailsId = `${id}-saber-mais`;
  return (
    <Card
      id={id}
      data-theme={principleTheme(principle.id, principle.theme_color)}
      aria-labelledby={`${id}-titulo`}
    >
      <ArtAndText data-flipped={flipped}>
        <PrincipleArt principle={principle} vote={voting.vote} />
        <Body>
          <h3 id={`${id}-titulo`}>{principle.title}</h3>
          {principle.description && <p id={`${id}-texto`}>{principle.description}</p>}
          <VotingArea>
            <Agreement principle={principle} up={voting.totals.upvotes} down={voting.totals.downvotes} />
            <VoteButtons id={principle.id} title={principle.title} voting={voting} textId={`${id}-texto`} />
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
