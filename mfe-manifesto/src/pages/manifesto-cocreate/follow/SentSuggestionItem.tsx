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
import { STATUS_LABELS } from '../../../content/suggestion-states.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { longDateTime } from '../../../rules/dates.ts';
import { isInFlight, type KnownStage, type SentSuggestion } from '../../../state/sent-suggestions.ts';
import { Code } from './MySuggestions.styles.ts';
import { QueuedActions } from './QueuedActions.tsx';

const TONES: Partial<Record<KnownStage, TagTone>> = {
  in_review: 'info',
  approved: 'success',
  integrated: 'success',
  unknown: 'warning',
};

interface SentSuggestionItemProps {
  sent: SentSuggestion;
  onFollow: (code: string) => void;
  /** Loads the suggestion's state from the server. */
  ask: (sent: SentSuggestion) => void;
}

/** Reads the queued suggestion on this device; loads its state once it has left the queue. */
function useWaiting(sent: SentSuggestion, ask: (sent: SentSuggestion) => void) {
  const { code } = sent;
  const [waiting, setWaiting] = useState(() => readUnsentSuggestion(code));
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      const now = readUnsentSuggestion(code);
      setWaiting(now);
      // The form reports its own sends.
      if (!now && !sent.received && !isInFlight(code)) ask(sent);
    };
  });
  useEffect(() => subscribeUnsentSuggestion(code, () => latest.current()), [code]);
  return waiting;
}

/** A suggestion of this device: its state (or that it is still queued), text and code. */
export function SentSuggestionItem({ sent, onFollow, ask }: SentSuggestionItemProps) {
  const { code, text, at, received, stage } = sent;
  const waiting = useWaiting(sent, ask);
  const id = `minha-${code}`;
  const label = received
    ? stageLabel(stage)
    : waiting?.refused
      ? t.refused
      : waiting
        ? waiting.held
          ? t.held
          : t.waiting
        : t.unconfirmed;
  const help = waiting?.refused
    ? refusalText(waiting.refused)
    : waiting
      ? waiting.held
        ? rateLimitText(waiting.held)
        : t.waitingHelp
      : t.unconfirmedHelp;
  return (
    <li id={elementId(sent)} tabIndex={-1}>
      <Tag tone={received && stage ? (TONES[stage] ?? 'neutral') : 'warning'}>{label}</Tag>
      <FoldedText id={id}>{text}</FoldedText>
      <Small>{(received ? t.sentOn : t.writtenOn)(longDateTime(at))}</Small>
      <Small>
        {t.code}: <Code>{code}</Code>
      </Small>
      {!received && <Small>{help}</Small>}
      {waiting && <QueuedActions waiting={waiting} describedBy={id} />}
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
