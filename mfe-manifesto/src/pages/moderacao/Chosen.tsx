import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { moderation } from '../../content/moderation.ts';
import type { QueueName } from '../../data/moderation/queue-query.ts';
import { type SharedAction, sharedActionsFor } from '../../rules/actions-for.ts';

const words = moderation.choose;

interface ChosenProps {
  queue: QueueName;
  count: number;
  working: boolean;
  onAction: (action: SharedAction) => void;
  onAll: () => void;
  onNone: () => void;
}

/** What can be decided about the chosen suggestions at once. */
export function Chosen({ queue, count, working, onAction, onAll, onNone }: ChosenProps) {
  const actions = sharedActionsFor(queue);
  if (actions.length === 0) return null;
  return (
    <Bar aria-label={words.region}>
      <p role="status">{count > 0 && words.chosen(count)}</p>
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
        {words.all}
      </Button>
      {count > 0 && (
        <Button size="sm" variant="quiet" onClick={onNone}>
          {words.none}
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
