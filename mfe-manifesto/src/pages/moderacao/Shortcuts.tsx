import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import type { ModerationAct } from '../../data/moderation/acts-mutation.ts';
import type { QueueItem } from '../../data/moderation/queue-query.ts';
import { actionsFor, type DialogKind } from '../../rules/actions-for.ts';
import { entryId } from './QueueList.tsx';
import { SEARCH_FIELD } from './SearchForm.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const t = moderation.shortcuts;

interface ShortcutsProps {
  items: readonly QueueItem[];
  onAct: (item: QueueItem, act: ModerationAct) => void;
  onDialog: (kind: DialogKind, item: QueueItem) => void;
  /** Toggles selection; omit it where selection is off. */
  onToggle?: (item: QueueItem) => void;
}

/** Index of the entry that contains the focus, or -1. */
const focusedIndex = (items: readonly QueueItem[]): number =>
  items.findIndex((item) => document.getElementById(entryId(item))?.contains(document.activeElement));

/** Single-key shortcuts for the queue, with a dialog that lists them and turns them off. */
export function Shortcuts({ items, onAct, onDialog, onToggle }: ShortcutsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const focusedItem = () => items[focusedIndex(items)];
  /** Moves focus by `step` entries; to the first entry when none has the focus. */
  const moveFocus = (step: number) => {
    const index = focusedIndex(items);
    const next = items[Math.min(Math.max(index < 0 ? 0 : index + step, 0), items.length - 1)];
    const entry = next && document.getElementById(entryId(next));
    entry?.focus();
    entry?.scrollIntoView?.({ block: 'nearest' });
  };
  /** Runs the same action as the entry's button; does nothing when the entry has no such button. */
  const decide = (label: string) => {
    const item = focusedItem();
    const action = item && actionsFor(item).find((one) => one.label === label);
    if (action?.act) onAct(item as QueueItem, action.act);
    else if (action?.dialog) onDialog(action.dialog, item as QueueItem);
  };
  const { approve, review, reject } = moderation.actions;
  const { isEnabled, setEnabled } = useShortcuts({
    '?': () => setIsOpen(true),
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    a: () => decide(approve),
    v: () => decide(review),
    r: () => decide(reject),
    x: () => {
      const item = focusedItem();
      if (item) onToggle?.(item);
    },
    h: () => {
      const item = focusedItem();
      if (item) onDialog('history', item);
    },
    '/': () => document.getElementById(SEARCH_FIELD)?.focus(),
  });

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t.title}
        description={isEnabled ? t.lead : t.areOff}
        actions={
          <Button variant="secondary" onClick={() => setEnabled(!isEnabled)}>
            {isEnabled ? t.turnOff : t.turnOn}
          </Button>
        }
      >
        <Keys>
          {t.keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
      </Dialog>
    </>
  );
}

const Keys = styled.dl({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'baseline', gap: token.space[4] },
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: '2em',
    textAlign: 'center',
    padding: `0 ${token.space[2]}`,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
  },
});
