import styled from '@emotion/styled';
import { STATUS_LABELS } from '@ia/shared-services/suggestion-states';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Tag } from '@ia/shared-ui/tag';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { community } from '../../content/community.ts';
import { moderation } from '../../content/moderation.ts';
import { report } from '../../content/report.ts';
import type { ModerationAct } from '../../data/moderation/acts-mutation.ts';
import type { QueueItem } from '../../data/moderation/queue-query.ts';
import { partLabel } from '../../rules/about.ts';
import { actionsFor, type DialogKind, furtherActionsFor } from '../../rules/actions-for.ts';
import { formatDateTime } from '../../rules/dates.ts';

const t = moderation.queue;

interface QueueListProps {
  items: readonly QueueItem[];
  /** Total of the queue, loaded or not. */
  total: number;
  /** Ids of suggestions with a decision in flight. */
  working: ReadonlySet<string>;
  onAct: (item: QueueItem, act: ModerationAct) => void;
  onDialog: (kind: DialogKind, item: QueueItem) => void;
  /** Ids selected for a batch decision. Without `onChoose` selection is off. */
  chosen?: ReadonlySet<string>;
  onChoose?: (item: QueueItem, chosen: boolean) => void;
}

/** DOM id of a suggestion's entry; the entry can receive focus. */
export const entryId = ({ id }: Pick<QueueItem, 'id'>): string => `entrada-${id}`;

/** The suggestions of a queue, each with the decisions that its state allows. */
export function QueueList({ items, total, working, onAct, onDialog, chosen, onChoose }: QueueListProps) {
  if (items.length === 0) return <EmptyState compact>{t.empty}</EmptyState>;
  return (
    <>
      <Small>{t.count(items.length, total)}</Small>
      <List>
        {items.map((item) => (
          <Item key={item.id} id={entryId(item)} tabIndex={-1} aria-labelledby={`texto-${item.id}`}>
            <Tags>
              <Tag>{STATUS_LABELS[item.merged_into ? 'merged' : item.stage] ?? item.stage}</Tag>
              {item.about && <Tag>{community.about(partLabel(item.about))}</Tag>}
              {item.redacted && <Tag tone="info">{community.redacted}</Tag>}
              {item.open_reports > 0 && <Tag tone="warning">{t.reports(item.open_reports)}</Tag>}
            </Tags>
            <blockquote id={`texto-${item.id}`}>{item.suggestion_text}</blockquote>
            <Small>
              {t.signed(item.author || community.anonymous, formatDateTime(item.created_at))} ·{' '}
              {t.support(item.upvotes)}
            </Small>
            {item.reports.length > 0 && <Reports item={item} />}
            {item.second_reading && <p>{t.secondReading[item.second_reading]}</p>}
            <Actions>
              {actionsFor(item).map((action) => (
                <Button
                  key={action.label}
                  size="sm"
                  variant={action.primary ? 'primary' : 'secondary'}
                  aria-describedby={`texto-${item.id}`}
                  loading={working.has(item.id) && action.primary}
                  loadingLabel={moderation.actions.working}
                  onClick={() => {
                    if (working.has(item.id)) return;
                    if (action.act) onAct(item, action.act);
                    else if (action.dialog) onDialog(action.dialog, item);
                  }}
                >
                  {action.label}
                </Button>
              ))}
              {furtherActionsFor(item).map(({ label, dialog }) => (
                <Button
                  key={label}
                  size="sm"
                  variant="quiet"
                  aria-describedby={`texto-${item.id}`}
                  onClick={() => dialog && !working.has(item.id) && onDialog(dialog, item)}
                >
                  {label}
                </Button>
              ))}
            </Actions>
            {onChoose && (
              <Choice>
                <input
                  type="checkbox"
                  aria-describedby={`texto-${item.id}`}
                  checked={chosen?.has(item.id) ?? false}
                  onChange={(event) => onChoose(item, event.target.checked)}
                />
                {moderation.choose.one}
              </Choice>
            )}
          </Item>
        ))}
      </List>
    </>
  );
}

function Reports({ item }: { item: QueueItem }) {
  const reasonLabel = (code: string) => report.reasons.find(({ value }) => value === code)?.label ?? code;
  return (
    <ul css={{ paddingInlineStart: token.space[5] }}>
      {item.reports.map((report) => (
        <li key={`${report.created_at}-${report.reason_code}-${report.reason_text}`}>
          {reasonLabel(report.reason_code)}
          {report.reason_text && `: ${report.reason_text}`} ({formatDateTime(report.created_at)})
        </li>
      ))}
    </ul>
  );
}

/** Two columns where they fit, to halve the scrolling of a long queue. */
const List = styled.ul({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))',
  alignItems: 'start',
  gap: token.space[4],
  '& > li': { maxWidth: 'none' },
});

const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: token.space[3],
  padding: token.space[5],
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  '& blockquote': {
    margin: 0,
    // About seventy characters: longer lines are hard to read.
    maxInlineSize: token.measure,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    fontSize: token.size.lg,
  },
});

const Choice = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  width: 'fit-content',
  minHeight: '2.75rem',
  paddingInlineEnd: token.space[3],
  cursor: 'pointer',
  '& input': { width: '1.5rem', height: '1.5rem', margin: 0, accentColor: token.color.accent },
});

const Tags = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
