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

interface QueueMoreButtonProps {
  /** Number of suggestions not loaded yet. */
  remaining: number;
  /** Resolves to null when a newer request superseded it. @throws StaffError */
  load: () => Promise<AddedPage | null>;
}

/** Button that loads the next page of a queue, announces the number and focuses the first new suggestion. */
export function QueueMoreButton({ remaining, load }: QueueMoreButtonProps) {
  const shell = useShell();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Element to focus once it is rendered; an object, so that the same id can be focused twice.
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);

  async function showMore() {
    if (isLoading) return;
    setIsLoading(true);
    setFailure(null);
    try {
      const page = await load();
      if (!page) return;
      shell.announce(page.first ? t.added(page.added, page.shown, page.total) : t.noMore);
      // Without a new suggestion, the heading of the queue gets the focus.
      setTarget({ id: page.first ? entryId(page.first) : 'fila' });
    } catch (error) {
      const kind = staffErrorKind(error);
      if (kind === 'failed') shell.report(error, { moderating: 'more' });
      setFailure(FAILURES[kind] ?? t.moreFailed);
    } finally {
      setIsLoading(false);
    }
  }

  if (remaining <= 0) return null;
  return (
    <div css={{ display: 'grid', gap: token.space[3], justifyItems: 'start' }}>
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <Button
        variant="secondary"
        loading={isLoading}
        loadingLabel={t.loadingMore}
        onClick={() => void showMore()}
      >
        {t.more(Math.min(QUEUE_PAGE_SIZE, remaining))}
      </Button>
    </div>
  );
}
