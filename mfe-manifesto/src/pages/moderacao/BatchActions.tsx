import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../content/moderation.ts';
import type { QueueName } from '../../data/moderation/queue-query.ts';
import { type BatchAction, batchActionsFor } from '../../rules/actions-for.ts';

const t = moderation.choose;

interface BatchActionsProps {
  queue: QueueName;
  /** Number of selected suggestions. */
  count: number;
  /** True while a decision about a selected suggestion is in flight. */
  working: boolean;
  onAction: (action: BatchAction) => void;
  /** Selects all suggestions of the list. */
  onAll: () => void;
  /** Clears the selection. */
  onNone: () => void;
}

/** Buttons that select suggestions and apply one decision to all selected ones. */
export function BatchActions({ queue, count, working, onAction, onAll, onNone }: BatchActionsProps) {
  const actions = batchActionsFor(queue);
  if (actions.length === 0) return null;
  return (
    <Bar aria-label={t.region}>
      <p role="status">{count > 0 && t.chosen(count)}</p>
      {count > 0 &&
        actions.map((action) => (
          <Button
            key={action.label(count)}
            size="sm"
            variant="primary"
            loading={working}
            loadingLabel={moderation.actions.working}
            onClick={() => !working && onAction(action)}
          >
            {action.label(count)}
          </Button>
        ))}
      <Button size="sm" variant="quiet" onClick={onAll}>
        {t.all}
      </Button>
      {count > 0 && (
        <Button size="sm" variant="quiet" onClick={onNone}>
          {t.none}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  '& p:empty': { display: 'none' },
});
