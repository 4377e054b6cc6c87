import { useShell } from '@ia/federation';
import { principleTheme } from '@ia/shared-services/principle-theme';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { useOutboxContext } from '@ia/shared-services/use-backend';
import { useVote } from '@ia/shared-services/votes';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Check, Flag, Heart } from '@ia/shared-ui/icon';
import { formatNumber } from '@ia/shared-ui/number';
import { ShareButton } from '@ia/shared-ui/share-button';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { memo } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { partLabel } from '../../../rules/about.ts';
import { formatDate } from '../../../rules/dates.ts';
import { suggestionLink } from '../../../rules/suggestion-link.ts';
import { useReported } from '../../../state/reported.ts';
import { Actions, Card, Meta, QuietActions, Thanks, Tile } from './SuggestionCard.styles.ts';

interface SuggestionCardProps {
  suggestion: Suggestion;
  onReport: (suggestion: Suggestion) => void;
  /** Renders the most supported suggestion larger. */
  isHighlighted?: boolean;
}

/**
 * An approved suggestion with author, date, support and a report button. Memoised: votes on
 * principles and other suggestions do not render it again.
 */
export const SuggestionCard = memo(function SuggestionCard({
  suggestion,
  onReport,
  isHighlighted = false,
}: SuggestionCardProps) {
  // `waiting`: the vote is stored on this device until the network returns or a rate limit ends.
  const { vote, totals, waiting, cast } = useVote('suggestion', suggestion, useOutboxContext());
  const isSupported = vote !== null;
  const canStore = useCanStoreOnDevice(vote);
  const votes = totals.upvotes;
  const shell = useShell();
  const url = shell.address(suggestionLink(suggestion.id));
  const isReported = useReported().isReported(suggestion.id);
  const textId = `sugestao-${suggestion.id}`;
  const hintId = `${textId}-apoio`;
  /** Casts the support vote, or announces why a second press changes nothing. */
  const support = () => {
    if (isSupported) shell.announce(`${community.alreadySupported} ${community.final}`);
    else cast('true');
  };
  return (
    <Card data-highlighted={isHighlighted}>
      <Tile aria-hidden="true" data-theme={principleTheme(suggestion.about ?? '')}>
        <Azulejo seed={suggestion.id} size={48} />
      </Tile>
      <FoldedText id={textId}>{suggestion.suggestion_text}</FoldedText>
      <Meta>
        {suggestion.is_example
          ? suggestion.author
          : community.signedBy(suggestion.author || community.anonymous, formatDate(suggestion.created_at))}
      </Meta>
      {suggestion.about && <Tag>{community.about(partLabel(suggestion.about))}</Tag>}
      {suggestion.redacted && <Tag tone="info">{community.redacted}</Tag>}
      {suggestion.integrated_in && (
        <Tag tone="success" icon={Check}>
          {community.integrated(suggestion.integrated_in)}
        </Tag>
      )}
      <Actions>
        <Button
          size="sm"
          variant="secondary"
          iconStart={isSupported ? Check : Heart}
          aria-disabled={isSupported || undefined}
          aria-describedby={`${textId} ${hintId}`}
          data-supported={isSupported}
          onClick={support}
        >
          {isSupported
            ? community.supported(formatNumber(votes))
            : community.supportCount(formatNumber(votes))}
        </Button>
        <Thanks role="status">
          {isSupported && (waiting ? community[navigator.onLine ? 'queued' : 'waits'] : community.thanks)}
        </Thanks>
        <Small id={hintId}>{suggestion.is_example ? community.exampleSupport : community.final}</Small>
        {!canStore && <Small>{cocreate.principles.notStored}</Small>}
      </Actions>
      <QuietActions>
        {url && <ShareButton size="sm" url={url} title={community.shareTitle} />}
        <Button
          size="sm"
          variant="quiet"
          data-least-prominent
          iconStart={Flag}
          aria-describedby={textId}
          onClick={() => onReport(suggestion)}
        >
          {isReported ? community.reported : community.report}
        </Button>
      </QuietActions>
    </Card>
  );
});
