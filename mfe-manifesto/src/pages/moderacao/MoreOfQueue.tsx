import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { QUEUE_PAGE } from '../../data/moderation/queue-query.ts';
import { kindOf, type StaffErrorKind } from '../../data/moderation/staff-error.ts';
import { entryId } from './QueueList.tsx';
import type { Added } from './use-queue-list.ts';

const words = moderation.queue;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  expired: moderation.session.expired,
  forbidden: moderation.session.notModerator,
};

interface MoreOfQueueProps {
  /** How many suggestions are not shown yet. */
  left: number;
  /** Resolves to null when it no longer matters. @throws StaffError */
  load: () => Promise<Added | null>;
}

/** Shows the next suggestions of a queue, says how many, and moves the focus to the first of them. */
export function MoreOfQueue({ left, load }: MoreOfQueueProps) {
  const shell = useShell();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The element to move to, once it is there: an object, so that the same one can be moved to twice.
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);

  async function showMore() {
    if (loading) return;
    setLoading(true);
    setFailure(null);
    try {
      const more = await load();
      if (!more) return;
      shell.announce(more.first ? words.added(more.added, more.shown, more.total) : words.noMore);
      setTarget({ id: more.first ? entryId(more.first) : 'fila' });
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'failed') shell.report(error, { moderating: 'more' });
      setFailure(FAILURES[kind] ?? words.moreFailed);
    } finally {
      setLoading(false);
    }
  }

  if (left <= 0) return null;
  return (
    <div css={{ display: 'grid', gap: token.space[3], justifyItems: 'start' }}>
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <Button
        variant="secondary"
        loading={loading}
        loadingLabel={words.loadingMore}
        onClick={() => void showMore()}
      >
        {words.more(Math.min(QUEUE_PAGE, left))}
      </Button>
    </div>
  );
}
