import styled from '@emotion/styled';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../../content/moderation.ts';
import { voteBursts } from '../../../content/vote-bursts.ts';
import type { Review } from '../../../data/moderation/vote-bursts-query.ts';
import { connectionName, spanText } from '../../../rules/burst-text.ts';
import { formatDateTime } from '../../../rules/dates.ts';

const t = voteBursts.log;

interface ReviewLogProps {
  reviews: readonly Review[];
  /** Ids of reviews being undone. */
  working: ReadonlySet<string>;
  onUndo: (review: Review) => void;
}

/**
 * Log of vote reviews, in which a moderator decides whether the votes of a burst count: decision, moderator,
 * time, reason, and undo button or undo time.
 */
export function ReviewLog({ reviews, working, onUndo }: ReviewLogProps) {
  return (
    <Log aria-labelledby="decisoes-sobre-votos">
      <h3 id="decisoes-sobre-votos">{t.title}</h3>
      {reviews.length === 0 && <EmptyState compact>{t.empty}</EmptyState>}
      {reviews.length > 0 && (
        <ol>
          {reviews.map((review) => (
            <li key={review.id}>
              <span id={`revisao-${review.id}`}>
                <strong>{(review.counts ? t.letCount : t.setAside)(review.votes)}</strong>{' '}
                {t.by(review.moderator_email, formatDateTime(review.at))}
              </span>
              <Small>
                {review.address && `${voteBursts.connection(connectionName(review.address))}. `}
                {spanText(review)}
              </Small>
              {review.note && <p>{review.note}</p>}
              {review.undone_at ? (
                <p>{t.undone(formatDateTime(review.undone_at))}</p>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  iconStart={RotateCcw}
                  aria-describedby={`revisao-${review.id}`}
                  loading={working.has(`${review.id}`)}
                  loadingLabel={moderation.actions.working}
                  onClick={() => !working.has(`${review.id}`) && onUndo(review)}
                >
                  {t.undo}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Log>
  );
}

const Log = styled.section({
  display: 'grid',
  gap: token.space[3],
  padding: token.space[5],
  background: token.color.tint,
  borderRadius: token.radius.md,
  '& ol': { listStyle: 'none', padding: 0, display: 'grid', gap: token.space[5] },
  '& li': { display: 'grid', gap: token.space[2], justifyItems: 'start' },
});
