import styled from '@emotion/styled';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { useVote } from '@ia/shared-services/votes';
import { Button } from '@ia/shared-ui/button';
import { Check, Heart } from '@ia/shared-ui/icon';
import { formatNumber } from '@ia/shared-ui/number';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { community } from '../../../content/community.ts';
import { similar as t } from '../../../content/similar.ts';
import type { SimilarSuggestion } from '../../../data/similar-query.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { formatDate } from '../../../rules/dates.ts';

/** Similar published suggestions, to support instead of writing another one. They never block the form. */
export default function SimilarSuggestions({ suggestions }: { suggestions: readonly SimilarSuggestion[] }) {
  // Empty for one frame: screen readers announce only a live region that exists before its text.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <>
      <p role="status" css={suggestions.length > 0 ? { fontWeight: 650 } : { margin: 0 }}>
        {isMounted && suggestions.length > 0 && t.title(suggestions.length)}
      </p>
      {suggestions.length > 0 && (
        <Panel aria-label={t.label}>
          <Small>{t.lead}</Small>
          <ul>
            {suggestions.map((suggestion) => (
              <SimilarItem key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function SimilarItem({ suggestion }: { suggestion: SimilarSuggestion }) {
  const { vote, totals, cast } = useVote('suggestion', suggestion, useOutboxContext());
  const isSupported = vote !== null;
  const id = `parecida-${suggestion.id}`;
  return (
    <li>
      <FoldedText id={id}>{suggestion.suggestion_text}</FoldedText>
      <Small>
        {community.signedBy(suggestion.author || community.anonymous, formatDate(suggestion.created_at))}
      </Small>
      <div>
        <Button
          size="sm"
          variant="secondary"
          iconStart={isSupported ? Check : Heart}
          aria-disabled={isSupported || undefined}
          aria-describedby={id}
          onClick={() => cast('true')}
        >
          {isSupported ? community.supported(formatNumber(totals.upvotes)) : t.support}
        </Button>
      </div>
      <p role="status">{isSupported && t.thanks}</p>
    </li>
  );
}

const Panel = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  padding: token.space[4],
  background: token.color.tint,
  borderRadius: token.radius.md,
  overflowWrap: 'anywhere',
  '& ul': { listStyle: 'none', padding: 0, display: 'grid', gap: token.space[4] },
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[2] },
  '& li + li': { borderBlockStart: `1px solid ${token.color.line}`, paddingBlockStart: token.space[4] },
});
