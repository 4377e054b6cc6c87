import { exampleVotes, type Principle } from '@ia/shared-services/principles';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { VoteBar } from '@ia/shared-ui/vote-bar';
import { cocreate } from '../../../content/cocreate.ts';
import { MIN_VOTES_FOR_PERCENT } from '../../../rules/manifesto-figures.ts';

const t = cocreate.principles;

/**
 * From this number of people's votes, the note about example votes is omitted. Example votes come with a new
 * site; no visitor cast them.
 */
const MAX_VOTES_WITH_EXAMPLES = 10;

interface AgreementProps {
  principle: Principle;
  /** Displayed totals, including the examples and this visitor's vote. */
  up: number;
  down: number;
}

/**
 * Vote bar of a principle, which counts people's votes only. The count on the vote button includes example
 * votes, so a note below the bar gives their number.
 */
export function Agreement({ principle, up, down }: AgreementProps) {
  const examples = exampleVotes(principle);
  const cast = up + down - examples;
  return (
    <div css={{ display: 'grid', gap: token.space[1] }}>
      <VoteBar
        up={up - principle.example_upvotes}
        down={down - principle.example_downvotes}
        label={t.bar}
        agreeLabel={(people) => t.agreeing(people, cast, formatNumber)}
        disagreeLabel={(_votes, percent) => (cast < MIN_VOTES_FOR_PERCENT ? '' : `${percent}\u00a0%`)}
      />
      {examples > 0 && cast < MAX_VOTES_WITH_EXAMPLES && <Small>{t.examples(formatNumber(examples))}</Small>}
    </div>
  );
}
