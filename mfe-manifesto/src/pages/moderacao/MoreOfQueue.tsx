import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import { QUEUE_PAGE_SIZE } from '../../data/moderation/queue-query.ts';
import { type StaffErrorKind, staffErrorKind } from '../../data/moderation/staff-error.ts';
import { entryId } from './QueueList.tsx';
import type { AddedPage } from './use-queue-list.ts';

const t = moderation.queue;

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  expired: moderation.session.expired,
  forbidden: moderation.session.notModerator,
};

interface MoreOfQueueProps {
  /** Number of suggestions not loaded yet. */
  left: number;
  /** Resolves to null when a newer request superseded it. @throws StaffError */
  load: () => Promise<AddedPage | null>;
}

/** Button that loads the next page of a queue, announces the number and focuses the first new suggestion. */
export function MoreOfQueue({ left, load }: MoreOfQueueProps) {
  const shell = useShell();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Element to focus once it is rendered; an object, so that the same id can be focused twice.
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);

  async function showMore() {
    if (loading) return;
    setLoading(true);
    setFailure(null);
    try {
      const page = await load();
      if (!page) return;
      shell.announce(page.first ? t.added(page.added, page.shown, page.total) : t.noMore);
      setTarget({ id: page.first ? entryId(page.first) : 'fila' });
    } catch (error) {
      const kind = staffErrorKind(error);
      if (kind === 'failed') shell.report(error, { moderating: 'more' });
      setFailure(FAILURES[kind] ?? t.moreFailed);
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
        loadingLabel={t.loadingMore}
        onClick={() => void showMore()}
      >
        {t.more(Math.min(QUEUE_PAGE_SIZE, left))}
      </Button>
    </div>
  );
}
