import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { moderation } from '../../content/moderation.ts';
import type { Act } from '../../data/moderation/acts-mutation.ts';
import type { QueueItem } from '../../data/moderation/queue-query.ts';
import { actionsFor, type DialogKind } from '../../rules/actions-for.ts';
import { entryId } from './QueueList.tsx';
import { SEARCH_FIELD } from './SearchForm.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const words = moderation.shortcuts;

interface ShortcutsProps {
  items: readonly QueueItem[];
  onAct: (item: QueueItem, act: Act) => void;
  onDialog: (kind: DialogKind, item: QueueItem) => void;
  /** Where suggestions can be chosen. */
  onToggle?: (item: QueueItem) => void;
}

/** The entry that has the focus, or something in it. */
const placeIn = (items: readonly QueueItem[]): number =>
  items.findIndex((item) => document.getElementById(entryId(item))?.contains(document.activeElement));

/** Single keys for who treats many suggestions, the dialog that lists them, and the way to turn them off. */
export function Shortcuts({ items, onAct, onDialog, onToggle }: ShortcutsProps) {
  const [open, setOpen] = useState(false);
  const here = () => items[placeIn(items)];
  const go = (step: number) => {
    const at = placeIn(items);
    const next = items[Math.min(Math.max(at < 0 ? 0 : at + step, 0), items.length - 1)];
    const entry = next && document.getElementById(entryId(next));
    entry?.focus();
    entry?.scrollIntoView?.({ block: 'nearest' });
  };
  /** Does what the entry's own button does, and nothing where it has no such button. */
  const decide = (label: string) => {
    const item = here();
    const action = item && actionsFor(item).find((one) => one.label === label);
    if (action?.act) onAct(item as QueueItem, action.act);
    else if (action?.dialog) onDialog(action.dialog, item as QueueItem);
  };
  const { approve, review, reject } = moderation.actions;
  const { on, turn } = useShortcuts({
    '?': () => setOpen(true),
    j: () => go(1),
    k: () => go(-1),
    a: () => decide(approve),
    v: () => decide(review),
    r: () => decide(reject),
    x: () => {
      const item = here();
      if (item) onToggle?.(item);
    },
    h: () => {
      const item = here();
      if (item) onDialog('history', item);
    },
    '/': () => document.getElementById(SEARCH_FIELD)?.focus(),
  });

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={on ? words.lead : words.areOff}
        actions={
          <Button variant="secondary" onClick={() => turn(!on)}>
            {on ? words.turnOff : words.turnOn}
          </Button>
        }
      >
        <Keys>
          {words.keys.map(({ key, does }) => (
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
