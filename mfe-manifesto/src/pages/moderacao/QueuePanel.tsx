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
import type { BatchAct, ModerationAct } from '../../data/moderation/acts-mutation.ts';
import type { Decision } from '../../data/moderation/decisions-query.ts';
import type { QueueItem, QueueName } from '../../data/moderation/queue-query.ts';
import { staffErrorKind } from '../../data/moderation/staff-error.ts';
import type { BatchAction } from '../../rules/actions-for.ts';
import { BatchActions } from './BatchActions.tsx';
import { Decisions } from './Decisions.tsx';
import { failureText } from './failure-text.ts';
import { ItemDialogs, type OpenDialog } from './ItemDialogs.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueMoreButton } from './QueueMoreButton.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useArrivals } from './use-arrivals.ts';
import { outcomeKey, useQueue } from './use-queue.ts';
import { useSearch } from './use-search.ts';
import { useSelection } from './use-selection.ts';
import { useTaskQueue } from './use-task-queue.ts';

/** DOM id of the queue's heading. */
export const QUEUE_HEADING = 'fila';
const t = moderation.queue;

/**
 * The moderation queue with its filters, search and the decisions of this session. Decisions run one at a
 * time; each reloads the queue and repeats an open search.
 */
export function QueuePanel({ client }: { client: SupabaseClient }) {
  const shell = useShell();
  const queue = useQueue(client);
  const { working, enqueue, whenIdle } = useTaskQueue();
  const [failure, setFailure] = useState<string | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list } = queue;
  const search = useSearch(client);
  const arrivalNotice = useArrivals(client, queue.counts);
  const items = search.results?.items ?? (list.state === 'ready' ? list.items : []);
  const selection = useSelection(items, search.results ? null : queue.queue);
  // Focus after the dialog has closed: an open dialog traps focus.
  const [focusRequests, setFocusRequests] = useState(0);
  useEffect(() => {
    if (focusRequests > 0) heading.current?.focus();
  }, [focusRequests]);
  // A colleague decided first: the reload may have removed the focused element.
  const [conflictCount, setConflictCount] = useState(0);
  useEffect(() => {
    if (conflictCount > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [conflictCount]);

  /**
   * Runs a decision, announces it and moves focus to the heading.
   * @param id id of the suggestion or act, to mark it as in progress
   * @param task applies the decision and resolves to the text to announce
   * @param conflict error text when a colleague acted first
   * @returns the error text, or null
   */
  async function runDecision(
    id: string,
    task: () => Promise<string>,
    conflict?: string,
  ): Promise<string | null> {
    setFailure(null);
    try {
      let message = '';
      const isLast = await enqueue(id, async () => {
        message = await task();
        await search.repeat();
      });
      setDialog((open) => (open?.item.id === id ? null : open));
      shell.announce(message);
      // Skip when another decision is queued: the moderator has already moved on.
      if (isLast) setFocusRequests((count) => count + 1);
      return null;
    } catch (error) {
      const kind = staffErrorKind(error);
      if (kind === 'failed') shell.report(error, { moderating: id });
      if (kind === 'conflict') {
        await Promise.all([queue.reload(), search.repeat()]);
        setConflictCount((count) => count + 1);
      }
      return failureText(kind, conflict);
    }
  }

  const actOnItem = (item: QueueItem, act: ModerationAct) =>
    runDecision(item.id, async () => {
      await queue.act(item, act);
      return moderation.actions.done[outcomeKey(act)] ?? '';
    });
  const actOnMany = (batch: readonly QueueItem[], act: BatchAct) =>
    runDecision(batch[0]?.id ?? '', async () => {
      const { done, skipped } = await queue.actOnMany(batch, act);
      selection.clear();
      const message = moderation.actions.many(moderation.actions.done[outcomeKey(act)] ?? '', done);
      return skipped > 0 ? `${message} ${moderation.actions.skipped(skipped)}` : message;
    });
  /** Applies a dialog's decision to one suggestion or to the selected ones. */
  const applyDialogAct = (item: QueueItem, act: ModerationAct) =>
    dialog?.many && act.kind === 'status' && act.reason && (act.to === 'rejected' || act.to === 'hidden')
      ? actOnMany(dialog.many, { kind: 'status', to: act.to, reason: act.reason })
      : actOnItem(item, act);
  function applyBatchAction({ act, dialog: kind }: BatchAction) {
    const [item] = selection.items;
    if (!item) return;
    if (act) void showFailure(actOnMany(selection.items, act));
    else if (kind) setDialog({ kind, item, many: selection.items });
  }
  const undo = (decision: Decision) =>
    runDecision(
      String(decision.actId),
      async () => {
        const unchangedCount = await queue.undo(decision);
        const { undone, leftAsIs } = moderation.actions;
        return unchangedCount > 0 ? `${undone} ${leftAsIs(unchangedCount)}` : undone;
      },
      moderation.actions.cannotUndo,
    );
  const showFailure = async (outcome: Promise<string | null>) => setFailure(await outcome);

  function closeDialog() {
    const isItemGone = list.state === 'ready' && !items.some(({ id }) => id === dialog?.item.id);
    setDialog(null);
    if (isItemGone) setFocusRequests((count) => count + 1);
  }

  const title = (
    <h2 id={QUEUE_HEADING} ref={heading} tabIndex={-1}>
      {t.title}
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
        undoing={working}
        onUndo={(decision) => showFailure(undo(decision))}
      />
      {failure && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
      <SearchForm search={search} />
      <div hidden={search.results !== null}>
        <RadioGroup
          label={t.filter}
          inline
          options={t.filters.map(({ value, label }) => ({
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
      </div>
      {arrivalNotice && (
        <Alert kind="info">
          <p>{arrivalNotice}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              // The button disappears with the notice, and an active search would hide the new entries.
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
          {t.refresh}
        </Button>
        <Shortcuts
          items={items}
          onAct={(item, act) => showFailure(actOnItem(item, act))}
          onDialog={(kind, item) => setDialog({ kind, item })}
          onToggle={
            selection.isOffered
              ? (item) => selection.setSelected(item, !selection.ids.has(item.id))
              : undefined
          }
        />
      </div>
      {list.state === 'loading' && <Spinner label={t.loading} />}
      {list.state === 'failed' && (
        <Alert kind="error" live="alert" onRetry={() => void queue.reload()}>
          {list.kind === 'expired' ? moderation.session.expired : t.failed}
        </Alert>
      )}
      {search.results && (
        <QueueList
          items={search.results.items}
          total={search.results.items.length}
          working={working}
          onAct={(item, act) => showFailure(actOnItem(item, act))}
          onDialog={(kind, item) => setDialog({ kind, item })}
        />
      )}
      {!search.results && list.state === 'ready' && (
        <>
          <BatchActions
            queue={queue.queue}
            count={selection.items.length}
            working={selection.items.some(({ id }) => working.has(id))}
            onAction={applyBatchAction}
            onAll={selection.selectAll}
            onNone={selection.clear}
          />
          <QueueList
            items={list.items}
            total={queue.total}
            chosen={selection.ids}
            onChoose={selection.isOffered ? selection.setSelected : undefined}
            working={working}
            onAct={(item, act) => showFailure(actOnItem(item, act))}
            onDialog={(kind, item) => setDialog({ kind, item })}
          />
          <QueueMoreButton
            remaining={queue.total - list.items.length}
            load={async () => {
              // Wait for pending decisions: they change the queue.
              await whenIdle();
              return queue.loadNextPage();
            }}
          />
        </>
      )}
      <ItemDialogs
        client={client}
        open={dialog}
        onClose={closeDialog}
        onAct={applyDialogAct}
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

/** Reserves its width, to prevent layout shift under the pointer. */
const Count = styled.span({ display: 'inline-block', minWidth: '5ch', fontVariantNumeric: 'tabular-nums' });
