import { Button } from '@ia/shared-ui/button';
import { Grid } from '@ia/shared-ui/grid';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

/** How many suggestions are shown at first, and how many more at a time: twelve make full rows of 1, 2 or 3. */
const PAGE = 12;

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  onReport: (suggestion: Suggestion) => void;
}

/** Suggestions in the order given, twelve at a time. */
export function SuggestionList({ suggestions, onReport }: SuggestionListProps) {
  const [shown, setShown] = useState(PAGE);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current) document.getElementById(`cartao-${next.current}`)?.focus();
    next.current = null;
  }, [shown]);
  const more = Math.min(PAGE, suggestions.length - shown);
  function showMore() {
    // The button goes with the last page: the focus moves on to the first new card.
    if (shown + PAGE >= suggestions.length) next.current = suggestions[shown]?.id ?? null;
    setShown(shown + PAGE);
  }
  return (
    <>
      <Grid as="ul" min="19rem" max={3}>
        {suggestions.slice(0, shown).map((suggestion) => (
          <li key={suggestion.id} id={`cartao-${suggestion.id}`} tabIndex={-1}>
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
