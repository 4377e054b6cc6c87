import { STATUS_LABELS } from '@ia/shared-services/suggestion-states';
import {
  rateLimitText,
  readUnsentSuggestion,
  refusalText,
  subscribeUnsentSuggestion,
} from '@ia/shared-services/unsent';
import { Button } from '@ia/shared-ui/button';
import { Tag, type TagTone } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { useEffect, useRef, useState } from 'react';
import { mySuggestions as t } from '../../../content/my-suggestions.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { formatDateTime } from '../../../rules/dates.ts';
import { type KnownStage, type SentSuggestion, useCodesInFlight } from '../../../state/sent-suggestions.ts';
import { Code } from './MySuggestions.styles.ts';
import { QueuedActions } from './QueuedActions.tsx';

const STAGE_TONES: Partial<Record<KnownStage, TagTone>> = {
  in_review: 'info',
  approved: 'success',
  integrated: 'success',
  unknown: 'warning',
};

interface SentSuggestionItemProps {
  sent: SentSuggestion;
  onFollow: (code: string) => void;
  /** Loads the suggestion's state from the server. */
  loadState: (sent: SentSuggestion) => void;
}

/**
 * Returns the suggestion while it is queued on this device, else null. When it leaves the queue without
 * confirmation, loads its state from the server.
 */
function useQueuedSuggestion(sent: SentSuggestion, loadState: (sent: SentSuggestion) => void) {
  const { code } = sent;
  const isInFlight = useCodesInFlight().includes(code);
  const [queued, setQueued] = useState(() => readUnsentSuggestion(code));
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      const current = readUnsentSuggestion(code);
      setQueued(current);
      // A request in flight is the form's, which stores the result itself.
      if (!current && !sent.received && !isInFlight) loadState(sent);
    };
  });
  useEffect(() => subscribeUnsentSuggestion(code, () => latest.current()), [code]);
  return queued;
}

/** A suggestion of this device: its state (or that it is still queued), text and code. */
export function SentSuggestionItem({ sent, onFollow, loadState }: SentSuggestionItemProps) {
  const { code, text, at, received, stage } = sent;
  const queued = useQueuedSuggestion(sent, loadState);
  const id = `minha-${code}`;
  // Until the server confirms the suggestion: rejected, held back by a rate limit, queued offline, or unconfirmed.
  const label = received
    ? stageLabel(stage)
    : queued?.refused
      ? t.refused
      : queued
        ? queued.rateLimit
          ? t.held
          : t.waiting
        : t.unconfirmed;
  const help = queued?.refused
    ? refusalText(queued.refused)
    : queued
      ? queued.rateLimit
        ? rateLimitText(queued.rateLimit)
        : t.waitingHelp
      : t.unconfirmedHelp;
  return (
    <li id={elementId(sent)} tabIndex={-1}>
      <Tag tone={received && stage ? (STAGE_TONES[stage] ?? 'neutral') : 'warning'}>{label}</Tag>
      <FoldedText id={id}>{text}</FoldedText>
      <Small>{(received ? t.sentOn : t.writtenOn)(formatDateTime(at))}</Small>
      <Small>
        {t.code}: <Code>{code}</Code>
      </Small>
      {!received && <Small>{help}</Small>}
      {queued && <QueuedActions queued={queued} describedBy={id} />}
      {stage === 'unknown' && <Small>{t.unknownHelp}</Small>}
      {received && (
        <Button size="sm" variant="quiet" aria-describedby={id} onClick={() => onFollow(code)}>
          {t.follow}
        </Button>
      )}
    </li>
  );
}

/** DOM id of a suggestion in the list. */
export const elementId = ({ code }: SentSuggestion): string => `enviada-${code}`;

const stageLabel = (stage: SentSuggestion['stage']): string =>
  stage === 'unknown' ? t.unknown : (STATUS_LABELS[stage ?? 'pending'] ?? '');
