import styled from '@emotion/styled';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { voteBursts as t } from '../../../content/vote-bursts.ts';
import type { Burst } from '../../../data/moderation/vote-bursts-query.ts';
import { connectionName, spanText, targetText } from '../../../rules/burst-text.ts';
import type { PendingReview } from './ReviewDialog.tsx';

interface BurstItemsProps {
  bursts: readonly Burst[];
  onReview: (pendingReview: PendingReview) => void;
}

/**
 * List of vote bursts (one connection in one hour): time, size, targets, outcome and actions. A held vote is
 * stored, but not counted.
 */
export function BurstItems({ bursts, onReview }: BurstItemsProps) {
  if (bursts.length === 0) return <EmptyState compact>{t.empty}</EmptyState>;
  const connections = new Set(bursts.map(({ address }) => address)).size;
  return (
    <>
      <Small>
        {t.summary(
          connections,
          bursts.reduce((sum, { voters }) => sum + voters, 0),
        )}
      </Small>
      <List>
        {bursts.map((burst) => {
          const headingId = `votos-${connectionName(burst.address)}-${burst.since}`;
          return (
            <li key={headingId} aria-labelledby={headingId}>
              <Tags>
                {burst.counted > 0 && <Tag tone="success">{t.counted(burst.counted)}</Tag>}
                {burst.held > 0 && <Tag tone="warning">{t.held(burst.held)}</Tag>}
                {burst.waiting > 0 && <Tag>{t.waiting(burst.waiting)}</Tag>}
              </Tags>
              <strong id={headingId}>
                {t.amount(burst.voters, burst.votes)}. {t.connection(connectionName(burst.address))}
              </strong>
              <Small>{spanText(burst)}</Small>
              <p>{t.about(targetText(burst.targets))}</p>
              {burst.reviewed >= burst.votes ? (
                <p>{t.decided}</p>
              ) : (
                <Tags>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-describedby={headingId}
                    onClick={() => onReview({ burst, counts: false })}
                  >
                    {t.setAside}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-describedby={headingId}
                    onClick={() => onReview({ burst, counts: true })}
                  >
                    {t.letCount}
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
