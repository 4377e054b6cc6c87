import styled from '@emotion/styled';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { voteBursts as words } from '../../../content/vote-bursts.ts';
import type { Burst } from '../../../data/moderation/vote-bursts-query.ts';
import { connectionName, spanWords, targetWords } from '../../../rules/burst-words.ts';
import type { Reviewing } from './ReviewDialog.tsx';

interface BurstItemsProps {
  bursts: readonly Burst[];
  onReview: (reviewing: Reviewing) => void;
}

/** Each connection and hour with many voters: when, how many, on what, what became of them, and what can be decided. */
export function BurstItems({ bursts, onReview }: BurstItemsProps) {
  if (bursts.length === 0) return <EmptyState compact>{words.empty}</EmptyState>;
  const connections = new Set(bursts.map(({ address }) => address)).size;
  return (
    <>
      <Small>
        {words.summary(
          connections,
          bursts.reduce((sum, { voters }) => sum + voters, 0),
        )}
      </Small>
      <List>
        {bursts.map((burst) => {
          const name = `votos-${connectionName(burst.address)}-${burst.since}`;
          return (
            <li key={name} aria-labelledby={name}>
              <Tags>
                {burst.counted > 0 && <Tag tone="success">{words.counted(burst.counted)}</Tag>}
                {burst.held > 0 && <Tag tone="warning">{words.held(burst.held)}</Tag>}
                {burst.waiting > 0 && <Tag>{words.waiting(burst.waiting)}</Tag>}
              </Tags>
              <strong id={name}>
                {words.amount(burst.voters, burst.votes)}. {words.connection(connectionName(burst.address))}
              </strong>
              <Small>{spanWords(burst)}</Small>
              <p>{words.about(targetWords(burst.targets))}</p>
              {burst.reviewed >= burst.votes ? (
                <p>{words.decided}</p>
              ) : (
                <Tags>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-describedby={name}
                    onClick={() => onReview({ burst, counts: false })}
                  >
                    {words.setAside}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-describedby={name}
                    onClick={() => onReview({ burst, counts: true })}
                  >
                    {words.letCount}
                  </Button>
                </Tags>
              )}
            </li>
          );
        })}
      </List>
    </>
  );
}

const List = styled.ul({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: token.space[4],
  '& > li': {
    display: 'grid',
    gap: token.space[3],
    padding: token.space[5],
    background: token.color.raised,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
  },
});
const Tags = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
