import { exampleVotes, type Principle } from '@ia/shared-services/principles';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { VoteBar } from '@ia/shared-ui/vote-bar';
import { cocreate } from '../../../content/cocreate.ts';

const t = cocreate.principles;

interface AgreementProps {
  principle: Principle;
  /** Displayed totals, including this visitor's vote. */
  up: number;
  down: number;
}

/** Vote bar of a principle, with the number of example votes. */
export function Agreement({ principle, up, down }: AgreementProps) {
  const examples = exampleVotes(principle);
  const onlyExamples = examples > 0 && up + down <= examples;
  return (
    <div css={{ display: 'grid', gap: token.space[1] }}>
      <VoteBar
        up={up}
        down={down}
        label={onlyExamples ? t.barExample : t.bar}
        agreeLabel={(votes) =>
          t.agreeing({ people: votes, of: up + down, written: formatNumber, example: onlyExamples })
        }
        disagreeLabel={(_votes, percent) => `${percent}\u00a0%`}
      />
      {examples > 0 && (
        <Small>{onlyExamples ? t.onlyExamples : t.someExamples(formatNumber(examples))}</Small>
      )}
    </div>
  );
}
