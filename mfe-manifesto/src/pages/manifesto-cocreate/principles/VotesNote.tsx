import { useShell } from '@ia/federation';
import { castVotes, countedVotes, type Principle } from '@ia/shared-services/principles';
import { formatNumber } from '@ia/shared-ui/number';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';

const t = cocreate.principles;

/** Total of all votes; null when one principle has no figure. */
const sumVotes = (votes: ({ up: number; down: number } | null)[]): number | null =>
  votes.reduce<number | null>(
    (total, one) => (total === null || one === null ? null : total + one.up + one.down),
    0,
  );

/**
 * Number of counted votes, when it differs from the received ones, and a link to how votes are protected. The
 * server receives a vote at once, and counts it later, after checks against abuse.
 */
export function VotesNote({ principles }: { principles: readonly Principle[] }) {
  const href = useShell().href('/manifesto-votos');
  const received = sumVotes(principles.map(castVotes));
  const counted = sumVotes(principles.map(countedVotes));
  const differs = received !== null && counted !== null && received !== counted;
  return (
    <p css={{ color: token.color.inkSoft, '* + &': { marginBlockStart: token.space[5] } }}>
      {differs && <>{t.received(formatNumber(received), formatNumber(counted))} </>}
      {href && <a href={href}>{t.protection}</a>}
    </p>
  );
}
