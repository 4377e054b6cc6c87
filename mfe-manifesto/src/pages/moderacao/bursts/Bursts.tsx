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
import { voteBursts as words } from '../../../content/vote-bursts.ts';
import { kindOf } from '../../../data/moderation/staff-error.ts';
import { type Review, reviewBurst, undoReview } from '../../../data/moderation/vote-bursts-query.ts';
import { failureWords } from '../failure-words.ts';
import { useTurns } from '../use-turns.ts';
import { BurstItems } from './BurstItems.tsx';
import { ReviewDialog, type Reviewing } from './ReviewDialog.tsx';
import { ReviewLog } from './ReviewLog.tsx';
import { useBursts } from './use-bursts.ts';

/** Votes that came together, what can be decided about them, and what was. */
export default function Bursts({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const [hours, setHours] = useState('48');
  const { list, reload } = useBursts(client, Number(hours));
  const { working, inTurn } = useTurns();
  const [reviewing, setReviewing] = useState<Reviewing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed has gone with the list that was there; after the dialog, which keeps the focus while it is open.
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    if (settled > 0) heading.current?.focus();
  }, [settled]);

  /** Carries something out and says so. @returns what went wrong, or null */
  async function carryOut(id: string, act: () => Promise<string>): Promise<string | null> {
    setFailure(null);
    try {
      await inTurn(id, async () => {
        const done = await act();
        await reload();
        shell.announce(done);
      });
      setReviewing(null);
      setSettled((count) => count + 1);
      return null;
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'failed') shell.report(error, { reviewing: id });
      if (kind === 'conflict') await reload();
      return failureWords(kind, words.conflict);
    }
  }

  const review = ({ burst, counts }: Reviewing, note: string) =>
    carryOut(burst.address, async () => {
      const votes = await reviewBurst(client, burst, { counts, note });
      return (counts ? words.done.letCount : words.done.setAside)(votes);
    });
  const undo = async ({ id }: Review) =>
    setFailure(await carryOut(`${id}`, async () => words.done.undone(await undoReview(client, id))));

  return (
    <Panel aria-labelledby="votos-juntos">
      <h2 id="votos-juntos" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <RadioGroup label={words.period} options={words.periods} value={hours} onValueChange={setHours} />
      <div>
        <Button variant="quiet" size="sm" iconStart={RefreshCw} onClick={() => void reload()}>
          {words.refresh}
        </Button>
      </div>
      {list.state === 'loading' && <Spinner label={words.loading} />}
      {list.state === 'failed' && (
        <Alert kind="error" live="alert" onRetry={() => void reload()}>
          {list.kind === 'expired' ? moderation.session.expired : words.failed}
        </Alert>
      )}
      {list.state === 'ready' && (
        <>
          <BurstItems bursts={list.bursts} onReview={setReviewing} />
          <ReviewLog reviews={list.reviews} working={working} onUndo={(one) => void undo(one)} />
        </>
      )}
      <ReviewDialog reviewing={reviewing} onReview={review} onClose={() => setReviewing(null)} />
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
