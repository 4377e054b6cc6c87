import { Dialog } from '@ia/shared-ui/dialog';
import type { SupabaseClient } from '@supabase/supabase-js';
import { moderation } from '../../content/moderation.ts';
import type { ModerationAct, NewVersion } from '../../data/moderation/acts-mutation.ts';
import type { QueueItem } from '../../data/moderation/queue-query.ts';
import type { DialogKind } from '../../rules/actions-for.ts';
import { History } from './History.tsx';
import { IntegrateForm } from './IntegrateForm.tsx';
import { MergeForm } from './MergeForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { RedactForm } from './RedactForm.tsx';

export interface OpenDialog {
  kind: DialogKind;
  item: QueueItem;
  /** All suggestions of a batch decision; `item` is the first. */
  many?: readonly QueueItem[];
}

interface ItemDialogsProps {
  client: SupabaseClient;
  /** The dialog to show, or null. */
  open: OpenDialog | null;
  onClose: () => void;
  /** Saves a decision and closes on success; resolves to the error text, or null. */
  onAct: (item: QueueItem, act: ModerationAct) => Promise<string | null>;
  /** @throws StaffError */
  onCreateVersion: (version: NewVersion) => Promise<void>;
}

/** Title and introduction of each dialog. `uphold` keeps a refusal after the second reading. */
const HEADINGS = {
  reject: moderation.reject,
  hide: moderation.hide,
  integrate: moderation.integrate,
  redact: moderation.redact,
  merge: moderation.merge,
  uphold: moderation.uphold,
  history: { title: moderation.history.title, lead: undefined },
} as const;

function headingOf({ kind, many }: OpenDialog): { title: string; lead: string | undefined } {
  if (!many) return HEADINGS[kind];
  const { rejectTitle, hideTitle, lead } = moderation.choose;
  return { title: (kind === 'hide' ? hideTitle : rejectTitle)(many.length), lead };
}

/** Dialogs of the decisions that need a reason, a version or another suggestion, and of the history. */
export function ItemDialogs({ client, open, onClose, onAct, onCreateVersion }: ItemDialogsProps) {
  const heading = open && headingOf(open);
  const actOnItem = async (act: ModerationAct) => (open ? onAct(open.item, act) : null);
  return (
    <Dialog
      open={open !== null}
      onOpenChange={(shown) => !shown && onClose()}
      title={heading?.title}
      description={heading?.lead}
    >
      {open?.kind === 'history' && <History client={client} suggestion={open.item.id} />}
      {open?.kind === 'integrate' && (
        <IntegrateForm
          client={client}
          about={open.item.id}
          onAct={actOnItem}
          onCreateVersion={onCreateVersion}
          onCancel={onClose}
        />
      )}
      {open?.kind === 'redact' && <RedactForm item={open.item} onAct={actOnItem} onCancel={onClose} />}
      {open?.kind === 'merge' && (
        <MergeForm client={client} item={open.item} onAct={actOnItem} onCancel={onClose} />
      )}
      {(open?.kind === 'reject' || open?.kind === 'hide' || open?.kind === 'uphold') && (
        <ReasonForm kind={open.kind} about={open.item.id} onAct={actOnItem} onCancel={onClose} />
      )}
    </Dialog>
  );
}
