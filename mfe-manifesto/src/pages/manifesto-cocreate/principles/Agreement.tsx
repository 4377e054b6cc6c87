import { exampleVotes, type Principle } from '@ia/shared-services/principles';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { VoteBar } from '@ia/shared-ui/vote-bar';
import { cocreate } from '../../../content/cocreate.ts';

const words = cocreate.principles;

interface AgreementProps {
  principle: Principle;
  /** Totals as shown, with this visitor's vote. */
  up: number;
  down: number;
}

/** How the votes on a principle stand, and how many of them are only examples. */
export function Agreement({ principle, up, down }: AgreementProps) {
  const examples = exampleVotes(principle);
  const onlyExamples = examples > 0 && up + down <= examples;
  return (
    <div css={{ display: 'grid', gap: token.space[1] }}>
      <VoteBar
        up={up}
        down={down}
        label={onlyExamples ? words.barExample : words.bar}
        agreeLabel={(votes) =>
          words.agreeing({ people: votes, of: up + down, written: formatNumber, example: onlyExamples })
        }
        disagreeLabel={(_votes, percent) => `${percent}\u00a0%`}
      />
      {examples > 0 && (
        <Small>{onlyExamples ? words.onlyExamples : words.someExamples(formatNumber(examples))}</Small>
      )}
    </div>
  );
}
