import { deviceKeeps } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useInViewOnce } from '@ia/shared-ui/hooks';
import { RefreshCw } from '@ia/shared-ui/icon';
import { Tag, type TagTone } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { STATUS_LABELS, mine as words } from '../../../content/contribute.ts';
import { FoldedText } from '../../../parts/folded-text/FoldedText.tsx';
import { usePaging } from '../../../parts/paging/use-paging.ts';
import { longDateTime } from '../../../rules/dates.ts';
import type { KnownStage, SentSuggestion } from '../../../state/sent-suggestions.ts';
import { Code, List, Region } from './MySuggestions.styles.ts';
import { useMySuggestions } from './use-my-suggestions.ts';

/** How many are shown at first, and how many more at a time. */
const PAGE = 3;

const TONES: Partial<Record<KnownStage, TagTone>> = {
  in_review: 'info',
  approved: 'success',
  integrated: 'success',
  unknown: 'warning',
};

/** 'As minhas sugestões': what was sent from this device, where each stands, and its code. */
export function MySuggestions({ onFollow }: { onFollow: (code: string) => void }) {
  const [box, seen] = useInViewOnce<HTMLElement>({ threshold: 0.1 });
  const { sent, state, problem, refresh } = useMySuggestions(seen);
  const { shown, more, showMore } = usePaging(sent, PAGE, elementId);
  const [keeps] = useState(deviceKeeps);
  return (
    <Region
      ref={box}
      id="as-minhas-sugestoes"
      aria-labelledby="as-minhas-sugestoes-titulo"
      hidden={sent.length === 0}
    >
      <h3 id="as-minhas-sugestoes-titulo" tabIndex={-1}>
        {words.title}
      </h3>
      <p css={{ color: token.color.inkSoft }}>{keeps ? words.lead : words.notKept}</p>
      <List>
        {shown.map((one) => (
          <Sent key={one.code} sent={one} onFollow={onFollow} />
        ))}
      </List>
      {more > 0 && (
        <div>
          <Button size="sm" variant="secondary" onClick={showMore}>
            {words.more(more)}
          </Button>
        </div>
      )}
      {problem && <Alert kind="warning">{problem}</Alert>}
      <div>
        <Button
          size="sm"
          variant="quiet"
          iconStart={RefreshCw}
          loading={state === 'asking'}
          loadingLabel={words.refreshing}
          onClick={() => void refresh()}
        >
          {words.refresh}
        </Button>
      </div>
    </Region>
  );
}

function Sent({ sent, onFollow }: { sent: SentSuggestion; onFollow: (code: string) => void }) {
  const { code, text, at, received, stage } = sent;
  const id = `minha-${code}`;
  return (
    <li id={elementId(sent)} tabIndex={-1}>
      <Tag tone={received && stage ? (TONES[stage] ?? 'neutral') : 'warning'}>
        {received ? stageLabel(stage) : words.unconfirmed}
      </Tag>
      <FoldedText id={id}>{text}</FoldedText>
      <Small>{words.sentOn(longDateTime(at))}</Small>
      <Small>
        {words.code}: <Code>{code}</Code>
      </Small>
      {!received && <Small>{words.unconfirmedHelp}</Small>}
      {stage === 'unknown' && <Small>{words.unknownHelp}</Small>}
      {received && (
        <Button size="sm" variant="quiet" aria-describedby={id} onClick={() => onFollow(code)}>
          {words.follow}
        </Button>
      )}
    </li>
  );
}

const elementId = ({ code }: SentSuggestion): string => `enviada-${code}`;

const stageLabel = (stage: SentSuggestion['stage']): string =>
  stage === 'unknown' ? words.unknown : (STATUS_LABELS[stage ?? 'pending'] ?? '');
