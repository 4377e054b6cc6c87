import { useShell } from '@ia/federation';
import { lookOf } from '@ia/shared-services/principle-look';
import { useDeviceKeeps } from '@ia/shared-services/storage';
import { useBooth } from '@ia/shared-services/use-backend';
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
import { placeLabel } from '../../../rules/about.ts';
import { longDate } from '../../../rules/dates.ts';
import { suggestionLink } from '../../../rules/suggestion-link.ts';
import { useReported } from '../../../state/reported.ts';
import { Actions, Card, Meta, Quiet, Thanks, Tile } from './SuggestionCard.styles.ts';

interface SuggestionCardProps {
  suggestion: Suggestion;
  onReport: (suggestion: Suggestion) => void;
  /** The most supported one is written larger. */
  leads?: boolean;
}

/**
 * An approved suggestion: who, when, how many support it, and a way to say that it does not belong here. Drawn again when it
 * is another one, and not with each vote on the page.
 */
export const SuggestionCard = memo(function SuggestionCard({
  suggestion,
  onReport,
  leads = false,
}: SuggestionCardProps) {
  const { vote, totals, waiting, cast } = useVote('suggestion', suggestion, useBooth());
  const supported = vote !== null;
  const keeps = useDeviceKeeps(vote);
  const votes = totals.upvotes;
  const shell = useShell();
  const address = shell.address(suggestionLink(suggestion.id));
  const reported = useReported().isReported(suggestion.id);
  const look = lookOf(suggestion.about ?? '');
  const textId = `sugestao-${suggestion.id}`;
  const hintId = `${textId}-apoio`;
  const press = () => {
    if (supported) shell.announce(`${community.alreadySupported} ${community.final}`);
    else cast('true');
  };
  return (
    <Card data-leads={leads}>
      <Tile aria-hidden="true" data-theme={look?.theme}>
        <Azulejo seed={suggestion.id} inverted={look?.inverted} size={48} />
      </Tile>
      <FoldedText id={textId}>{suggestion.suggestion_text}</FoldedText>
      <Meta>
        {suggestion.is_example ? (
          <>
            {suggestion.author} <Tag tone="info">{community.example}</Tag>
          </>
        ) : (
          community.signedBy(suggestion.author || community.anonymous, longDate(suggestion.created_at))
        )}
      </Meta>
      {suggestion.about && <Tag>{community.about(placeLabel(suggestion.about))}</Tag>}
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
          iconStart={supported ? Check : Heart}
          aria-disabled={supported || undefined}
          aria-describedby={`${textId} ${hintId}`}
          data-supported={supported}
          onClick={press}
        >
          {supported ? community.supported(formatNumber(votes)) : community.supportCount(formatNumber(votes))}
        </Button>
        <Thanks role="status">
          {supported && (waiting ? community[navigator.onLine ? 'queued' : 'waits'] : community.thanks)}
        </Thanks>
        <Small id={hintId}>{community.final}</Small>
        {!keeps && <Small>{cocreate.principles.notKept}</Small>}
      </Actions>
      <Quiet>
        {address && <ShareButton size="sm" url={address} title={community.shareTitle} />}
        <Button
          size="sm"
          variant="quiet"
          data-quietest
          iconStart={Flag}
          aria-describedby={textId}
          onClick={() => onReport(suggestion)}
        >
          {reported ? community.reported : community.report}
        </Button>
      </Quiet>
    </Card>
  );
});
