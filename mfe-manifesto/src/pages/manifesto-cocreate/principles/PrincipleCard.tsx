import styled from '@emotion/styled';
import type { Principle } from '@ia/shared-services/principles';
import { useVote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { useDisclosure } from '@ia/shared-ui/hooks';
import { ChevronDown, ChevronUp, Pencil } from '@ia/shared-ui/icon';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { useBooth } from '../../../data/use-booth.ts';
import { Agreement } from './Agreement.tsx';
import { hasDetails } from './has-details.ts';
import { LazyDetails } from './LazyDetails.tsx';
import { PrincipleArt } from './PrincipleArt.tsx';
import { themeOf } from './theme-of.ts';
import { VoteButtons } from './VoteButtons.tsx';

const words = cocreate.principles;

interface PrincipleCardProps {
  principle: Principle;
  /** Illustration after the text instead of before it. */
  flipped: boolean;
  onSuggest: (principle: Principle) => void;
}

/** A principle to agree with, or not, to improve, and to understand. */
export function PrincipleCard({ principle, flipped, onSuggest }: PrincipleCardProps) {
  const voting = useVote('principle', principle, useBooth());
  const details = useDisclosure();
  const id = `principio-${principle.id}`;
  const detailsId = `${id}-saber-mais`;
  return (
    <Card id={id} data-theme={themeOf(principle.theme_color)} aria-labelledby={`${id}-titulo`}>
      <Face data-flipped={flipped}>
        <PrincipleArt principle={principle} />
        <Body>
          <h3 id={`${id}-titulo`}>{principle.title}</h3>
          {principle.description && <p>{principle.description}</p>}
          <Agreement principle={principle} up={voting.totals.upvotes} down={voting.totals.downvotes} />
          <VoteButtons voting={voting} describedBy={`${id}-titulo`} />
          <Row>
            <Button
              variant="quiet"
              size="sm"
              iconStart={Pencil}
              aria-describedby={`${id}-titulo`}
              onClick={() => onSuggest(principle)}
            >
              {words.suggest}
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
                {details.isOpen ? words.less : words.more}
              </Button>
            )}
          </Row>
        </Body>
      </Face>
      <div id={detailsId} hidden={!details.isOpen}>
        <LazyDetails principle={principle} wanted={details.isOpen} />
      </div>
    </Card>
  );
}

const Card = styled.article({
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  boxShadow: token.shadow.sm,
  overflow: 'hidden',
});

const Face = styled.div({
  display: 'grid',
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '&[data-flipped="true"]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    '&[data-flipped="true"] > :first-of-type': { order: 2 },
  },
});

const Body = styled.div({
  display: 'grid',
  alignContent: 'center',
  gap: token.space[4],
  padding: token.space[6],
  [media.lg]: { padding: token.space[10] },
});

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  marginInlineStart: `calc(-1 * ${token.space[3]})`,
});
