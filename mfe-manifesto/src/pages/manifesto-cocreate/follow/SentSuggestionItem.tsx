import { heldWords, refusalWords, subscribeWaiting, waitingSuggestion } from '@ia/shared-services/waiting';
import { Button } from '@ia/shared-ui/button';
import { Tag, type TagTone } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { useEffect, useRef, useState } from 'react';
import { mine as words } from '../../../content/my-suggestions.ts';
import { STATUS_LABELS } from '../../../content/suggestion-states.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { longDateTime } from '../../../rules/dates.ts';
import { isOnItsWay, type KnownStage, type SentSuggestion } from '../../../state/sent-suggestions.ts';
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
  /** Asks the server where it stands. */
  ask: (sent: SentSuggestion) => void;
}

/** What of a suggestion is still on this device; asks for it once it has left. */
function useWaiting(sent: SentSuggestion, ask: (sent: SentSuggestion) => void) {
  const { code } = sent;
  const [waiting, setWaiting] = useState(() => waitingSuggestion(code));
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => {
      const now = waitingSuggestion(code);
      setWaiting(now);
      // What the form sends, the form tells of.
      if (!now && !sent.received && !isOnItsWay(code)) ask(sent);
    };
  });
  useEffect(() => subscribeWaiting(code, () => latest.current()), [code]);
  return waiting;
}

/** One suggestion of this device: where it stands, or that it has not left yet, its words and its code. */
export function SentSuggestionItem({ sent, onFollow, ask }: SentSuggestionItemProps) {
  const { code, text, at, received, stage } = sent;
  const waiting = useWaiting(sent, ask);
  const id = `minha-${code}`;
  const label = received
    ? stageLabel(stage)
    : waiting?.refused
      ? words.refused
      : waiting
        ? waiting.held
          ? words.held
          : words.waiting
        : words.unconfirmed;
  const help = waiting?.refused
    ? refusalWords(waiting.refused)
    : waiting
      ? waiting.held
        ? heldWords(waiting.held)
        : words.waitingHelp
      : words.unconfirmedHelp;
  return (
    <li id={elementId(sent)} tabIndex={-1}>
      <Tag tone={received && stage ? (TONES[stage] ?? 'neutral') : 'warning'}>{label}</Tag>
      <FoldedText id={id}>{text}</FoldedText>
      <Small>{(received ? words.sentOn : words.writtenOn)(longDateTime(at))}</Small>
      <Small>
        {words.code}: <Code>{code}</Code>
      </Small>
      {!received && <Small>{help}</Small>}
      {waiting && <QueuedActions waiting={waiting} describedBy={id} />}
      {stage === 'unknown' && <Small>{words.unknownHelp}</Small>}
      {received && (
        <Button size="sm" variant="quiet" aria-describedby={id} onClick={() => onFollow(code)}>
          {words.follow}
        </Button>
      )}
    </li>
  );
}

export const elementId = ({ code }: SentSuggestion): string => `enviada-${code}`;

const stageLabel = (stage: SentSuggestion['stage']): string =>
  stage === 'unknown' ? words.unknown : (STATUS_LABELS[stage ?? 'pending'] ?? '');
