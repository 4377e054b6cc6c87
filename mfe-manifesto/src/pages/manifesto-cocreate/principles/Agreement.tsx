import { exampleVotes, type Principle } from '@ia/shared-services/principles';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { VoteBar } from '@ia/shared-ui/vote-bar';
import { cocreate } from '../../../content/cocreate.ts';
import { MIN_VOTES_FOR_PERCENT } from '../../../rules/manifesto-figures.ts';

const t = cocreate.principles;

/**
 * From this number of votes, the button's count needs no explanation of the examples: votes that a new site
 * has, which no visitor cast.
 */
const MAX_VOTES_WITH_EXAMPLES = 10;

interface AgreementProps {
  principle: Principle;
  /** Displayed totals, including the examples and this visitor's vote. */
  up: number;
  down: number;
}

/** Vote bar of a principle. It counts people only, and names the examples of the button's count beside it. */
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
