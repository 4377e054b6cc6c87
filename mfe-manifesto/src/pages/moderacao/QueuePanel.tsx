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
import { moderation } from '../../content/moderation.ts';
import type { Act, ActOnMany } from '../../data/moderation/acts-mutation.ts';
import type { Decision } from '../../data/moderation/decisions-query.ts';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { kindOf } from '../../data/moderation/staff-error.ts';
import type { SharedAction } from '../../rules/actions-for.ts';
import { Chosen } from './Chosen.tsx';
import { Decisions } from './Decisions.tsx';
import { failureWords } from './failure-words.ts';
import { ItemDialogs, type OpenDialog } from './ItemDialogs.tsx';
import { MoreOfQueue } from './MoreOfQueue.tsx';
import { QueueList } from './QueueList.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useChosen } from './use-chosen.ts';
import { outcomeOf, useQueue } from './use-queue.ts';
import { useSearch } from './use-search.ts';
import { useTurns } from './use-turns.ts';

export const QUEUE_HEADING = 'fila';
const words = moderation.queue;

/** The queue, its filters, and what was decided in this session. */
export function QueuePanel({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const queue = useQueue(client);
  const { working, inTurn, settled } = useTurns();
  const [failure, setFailure] = useState<string | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list } = queue;
  const search = useSearch(client);
  const arrived = useArrivals(client, queue.counts);
  const items = search.found?.items ?? (list.state === 'ready' ? list.items : []);
  const choice = useChosen(items, search.found ? null : queue.queue);
  // After the dialog is gone, which keeps the focus for as long as it is open.
  const [acted, setActed] = useState(0);
  useEffect(() => {
    if (acted > 0) heading.current?.focus();
  }, [acted]);
  // A colleague was faster: what had the focus may have gone with the list that was there.
  const [overtaken, setOvertaken] = useState(0);
  useEffect(() => {
    if (overtaken > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [overtaken]);

  /** Carries something out, says that it is done, and leaves the focus where work goes on. @returns what went wrong */
  async function carryOut(
    id: string,
    what: () => Promise<string>,
    conflict?: string,
  ): Promise<string | null> {
    setFailure(null);
    try {
      let done = '';
      const isLast = await inTurn(id, async () => {
        done = await what();
        await search.again();
      });
      setDialog((open) => (open?.item.id === id ? null : open));
      shell.announce(done);
      // Whoever has pressed the next one already is there.
      if (isLast) setActed((count) => count + 1);
      return null;
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'failed') shell.report(error, { moderating: id });
      if (kind === 'conflict') {
        await Promise.all([queue.reload(), search.again()]);
        setOvertaken((count) => count + 1);
      }
      return failureWords(kind, conflict);
    }
  }

  const act = (item: QueueItem, what: Act) =>
    carryOut(item.id, async () => {
      await queue.act(item, what);
      return moderation.actions.done[outcomeOf(what)] ?? '';
    });
  const actOnMany = (many: readonly QueueItem[], what: ActOnMany) =>
    carryOut(many[0]?.id ?? '', async () => {
      const { done, skipped } = await queue.actOnMany(many, what);
      choice.none();
      const words = moderation.actions.many(moderation.actions.done[outcomeOf(what)] ?? '', done);
      return skipped > 0 ? `${words} ${moderation.actions.skipped(skipped)}` : words;
    });
  /** A decision of a dialog, about one or about those that were chosen. */
  const actOfDialog = (item: QueueItem, what: Act) =>
    dialog?.many && what.kind === 'status' && what.reason && (what.to === 'rejected' || what.to === 'hidden')
      ? actOnMany(dialog.many, { kind: 'status', to: what.to, reason: what.reason })
      : act(item, what);
  function share({ act: what, dialog: kind }: SharedAction) {
    const [item] = choice.items;
    if (!item) return;
    if (what) void shown(actOnMany(choice.items, what));
    else if (kind) setDialog({ kind, item, many: choice.items });
  }
  const undo = (decision: Decision) =>
    carryOut(
      String(decision.actId),
      async () => {
        const left = await queue.undo(decision);
        const { undone, leftAsIs } = moderation.actions;
        return left > 0 ? `${undone} ${leftAsIs(left)}` : undone;
      },
      moderation.actions.cannotUndo,
    );
  const shown = async (outcome: Promise<string | null>) => setFailure(await outcome);

  function closeDialog() {
    const gone = list.state === 'ready' && !items.some(({ id }) => id === dialog?.item.id);
    setDialog(null);
    if (gone) setActed((count) => count + 1);
  }

  const title = (
    <h2 id={QUEUE_HEADING} ref={heading} tabIndex={-1}>
      {words.title}
    </h2>
  );
  if (list.state === 'failed' && list.kind === 'forbidden') {
    return (
      <Panel aria-labelledby={QUEUE_HEADING}>
        {title}
        <Alert kind="warning" live="alert">
          {moderation.session.notModerator}
        </Alert>
      </Panel>
    );
  }
  return (
    <Panel aria-labelledby={QUEUE_HEADING}>
      {title}
      <Decisions
        decisions={queue.decisions}
        failed={queue.decisionsFailed && list.state === 'ready'}
        working={working}
        onUndo={(decision) => shown(undo(decision))}
      />
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <SearchForm search={search} />
      <Filters hidden={search.found !== null}>
        <RadioGroup
          label={words.filter}
          options={words.filters.map(({ value, label }) => ({
            value,
            label: (
              <>
                {label} <Count>{value in queue.counts && `(${queue.counts[value]})`}</Count>
              </>
            ),
          }))}
          value={queue.queue}
          onValueChange={(value) => queue.setQueue(value as QueueName)}
        />
      </Filters>
      {arrived && (
        <Alert kind="info">
          <p>{arrived}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              // The button goes with what it shows, and what was searched for would hide it.
              heading.current?.focus();
              search.clear();
              void queue.reload();
            }}
          >
            {moderation.arrivals.show}
          </Button>
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[2] }}>
        <Button variant="quiet" size="sm" iconStart={RefreshCw} onClick={queue.reload}>
          {words.refresh}
        </Button>
        <Shortcuts
          items={items}
          onAct={(item, what) => shown(act(item, what))}
          onDialog={(kind, item) => setDialog({ kind, item })}
          onToggle={choice.offered ? (item) => choice.set(item, !choice.ids.has(item.id)) : undefined}
        />
      </div>
      {list.state === 'loading' && <Spinner label={words.loading} />}
      {list.state === 'failed' && (
        <Alert kind="error" live="alert" onRetry={() => void queue.reload()}>
          {list.kind === 'expired' ? moderation.session.expired : words.failed}
        </Alert>
      )}
      {search.found && (
        <QueueList
          items={search.found.items}
          total={search.found.items.length}
          working={working}
          onAct={(item, what) => shown(act(item, what))}
          onDialog={(kind, item) => setDialog({ kind, item })}
        />
      )}
      {!search.found && list.state === 'ready' && (
        <>
          <Chosen
            queue={queue.queue}
            count={choice.items.length}
            working={choice.items.some(({ id }) => working.has(id))}
            onAction={share}
            onAll={choice.all}
            onNone={choice.none}
          />
          <QueueList
            items={list.items}
            total={queue.total}
            chosen={choice.ids}
            onChoose={choice.offered ? choice.set : undefined}
            working={working}
            onAct={(item, what) => shown(act(item, what))}
            onDialog={(kind, item) => setDialog({ kind, item })}
          />
          <MoreOfQueue
            left={queue.total - list.items.length}
            load={async () => {
              // What a decision that is being saved changes is not known yet.
              await settled();
              return queue.more();
            }}
          />
        </>
      )}
      <ItemDialogs
        client={client}
        open={dialog}
        onClose={closeDialog}
        onAct={actOfDialog}
        onCreateVersion={queue.createVersion}
      />
    </Panel>
  );
}

const Panel = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
});

/** Has its room before it comes: a queue that moved under the pointer would be another one. */
const Count = styled.span({ display: 'inline-block', minWidth: '5ch', fontVariantNumeric: 'tabular-nums' });

/** Seven filters side by side instead of one below the other: the queue itself stays in sight. */
const Filters = styled.div({
  '&[hidden]': { display: 'none' },
  '& fieldset > div': { display: 'flex', flexWrap: 'wrap', gap: token.space[2] },
});
