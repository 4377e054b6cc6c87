import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { RefreshCw } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { moderation } from '../../../content/moderation.ts';
import { voteBursts as t } from '../../../content/vote-bursts.ts';
import { staffErrorKind } from '../../../data/moderation/staff-error.ts';
import { type Review, reviewBurst, undoReview } from '../../../data/moderation/vote-bursts-query.ts';
import { failureText } from '../failure-text.ts';
import { useTaskQueue } from '../use-task-queue.ts';
import { BurstItems } from './BurstItems.tsx';
import { type PendingReview, ReviewDialog } from './ReviewDialog.tsx';
import { ReviewLog } from './ReviewLog.tsx';
import { useBursts } from './use-bursts.ts';

/**
 * Vote bursts (many votes from one connection in one hour), their review and the review log. In a review a
 * moderator decides whether the votes count.
 */
export default function Bursts({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const [hours, setHours] = useState('48');
  const { list, reload } = useBursts(client, Number(hours));
  const { working, enqueue } = useTaskQueue();
  const [pendingReview, setPendingReview] = useState<PendingReview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The reload removed the pressed button. Focus after the dialog has closed: an open dialog traps focus.
  const [completedCount, setCompletedCount] = useState(0);
  useEffect(() => {
    if (completedCount > 0) heading.current?.focus();
  }, [completedCount]);

  /** Runs an action and announces its result. @returns the error text, or null */
  async function runAction(id: string, act: () => Promise<string>): Promise<string | null> {
    setFailure(null);
    try {
      await enqueue(id, async () => {
        const done = await act();
        await reload();
        shell.announce(done);
      });
      setPendingReview(null);
      setCompletedCount((count) => count + 1);
      return null;
    } catch (error) {
      const kind = staffErrorKind(error);
      if (kind === 'failed') shell.report(error, { reviewing: id });
      if (kind === 'conflict') await reload();
      return failureText(kind, t.conflict);
    }
  }

  const review = ({ burst, counts }: PendingReview, note: string) =>
    runAction(burst.address, async () => {
      const votes = await reviewBurst(client, burst, { counts, note });
      return (counts ? t.done.letCount : t.done.setAside)(votes);
    });
  const undo = async ({ id }: Review) =>
    setFailure(await runAction(`${id}`, async () => t.done.undone(await undoReview(client, id))));

  return (
    <Panel aria-labelledby="votos-juntos">
      <h2 id="votos-juntos" ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{t.lead}</p>
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <RadioGroup label={t.period} options={t.periods} value={hours} onValueChange={setHours} />
      <div>
        <Button variant="quiet" size="sm" iconStart={RefreshCw} onClick={() => void reload()}>
          {t.refresh}
        </Button>
      </div>
      {list.state === 'loading' && <Spinner label={t.loading} />}
      {list.state === 'failed' && (
        <Alert kind="error" live="alert" onRetry={() => void reload()}>
          {list.kind === 'expired' ? moderation.session.expired : t.failed}
        </Alert>
      )}
      {list.state === 'ready' && (
        <>
          <BurstItems bursts={list.bursts} onReview={setPendingReview} />
          <ReviewLog reviews={list.reviews} working={working} onUndo={(one) => void undo(one)} />
        </>
      )}
      <ReviewDialog pendingReview={pendingReview} onReview={review} onClose={() => setPendingReview(null)} />
    </Panel>
  );
}

const Panel = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  paddingBlock: token.space[4],
  overflowWrap: 'anywhere',
  '& > p': { maxWidth: token.measure },
});
