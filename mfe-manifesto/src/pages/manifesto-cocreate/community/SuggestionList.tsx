import { Button } from '@ia/shared-ui/button';
import { Grid } from '@ia/shared-ui/grid';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { usePaging } from '../../../paging/use-paging.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

/** How many suggestions are shown at first, and how many more at a time: twelve make full rows of 1, 2 or 3. */
const PAGE = 12;

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onReport: (suggestion: Suggestion) => void;
}

/** Suggestions in the order given, twelve at a time. */
export function SuggestionList({ suggestions, onReport }: SuggestionListProps) {
  const { shown, more, showMore } = usePaging(suggestions, PAGE, elementId);
  return (
    <>
      <Grid as="ul" min="19rem" max={3}>
        {shown.map((suggestion) => (
          <li key={suggestion.id} id={elementId(suggestion)} tabIndex={-1}>
            <SuggestionCard suggestion={suggestion} onReport={onReport} />
          </li>
        ))}
      </Grid>
      {more > 0 && (
        <p css={{ marginBlockStart: token.space[6] }}>
          <Button variant="secondary" onClick={showMore}>
            {community.more(more)}
          </Button>
        </p>
      )}
    </>
  );
}

const elementId = ({ id }: Suggestion): string => `cartao-${id}`;
