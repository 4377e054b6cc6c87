import { Button } from '@ia/shared-ui/button';
import { Grid } from '@ia/shared-ui/grid';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { usePaging } from '../../../parts/paging/use-paging.ts';
import { SuggestionCard } from './SuggestionCard.tsx';
import { useSteadyOrder } from './use-steady-order.ts';

/** How many suggestions are shown at first, and how many more at a time: twelve make full rows of 1, 2 or 3. */
const PAGE = 12;

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onReport: (suggestion: Suggestion) => void;
  /** What stands in the place of a list without entries. */
  empty?: ReactNode;
}

/** Suggestions in the order given, twelve at a time. What is published meanwhile waits to be asked for. */
export function SuggestionList({ suggestions, onReport, empty }: SuggestionListProps) {
  const { listed, fresh, admit } = useSteadyOrder(suggestions);
  const { shown, more, showMore, showFrom } = usePaging(listed, PAGE, elementId);
  const [first] = fresh;
  function showFresh() {
    // Behind what is shown, so that nothing that someone is reading moves.
    admit(shown.length);
    if (first) showFrom(first, shown.length + fresh.length);
  }
  return (
    <>
      {shown.length === 0 ? (
        empty
      ) : (
        <Grid as="ul" min="19rem" max={3}>
          {shown.map((suggestion) => (
            <li key={suggestion.id} id={elementId(suggestion)} tabIndex={-1}>
              <SuggestionCard suggestion={suggestion} onReport={onReport} />
            </li>
          ))}
        </Grid>
      )}
      {(more > 0 || fresh.length > 0) && (
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3], marginBlockStart: token.space[6] }}>
          {more > 0 && (
            <Button variant="secondary" onClick={showMore}>
              {community.more(more)}
            </Button>
          )}
          {fresh.length > 0 && (
            <Button variant="quiet" onClick={showFresh}>
              {community.fresh(fresh.length)}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

const elementId = ({ id }: Suggestion): string => `cartao-${id}`;
