import { moderation } from '../content/moderation.ts';
import type { ModerationAct } from '../data/moderation/acts-mutation.ts';
import type { QueueItem, QueueName } from '../data/moderation/queue-query.ts';

const t = moderation.actions;

/** Dialogs of a suggestion. 'uphold' keeps a colleague's refusal after a second reading. */
export type DialogKind = 'reject' | 'hide' | 'integrate' | 'redact' | 'merge' | 'uphold' | 'history';

/** An action with immediate effect (`act`), or an action that opens a dialog. */
export interface ItemAction {
  label: string;
  act?: ModerationAct;
  dialog?: DialogKind;
  primary?: boolean;
}

const approve: ItemAction = { label: t.approve, act: { kind: 'status', to: 'approved' }, primary: true };
const reject: ItemAction = { label: t.reject, dialog: 'reject' };
const hide: ItemAction = { label: t.hide, dialog: 'hide' };

/** The decisions that a suggestion's state allows, the most common first. */
export function actionsFor({
  stage,
  open_reports,
  merged_into,
  second_reading,
}: Pick<QueueItem, 'stage' | 'open_reports' | 'merged_into' | 'second_reading'>): ItemAction[] {
  const dismiss: ItemAction[] =
    open_reports > 0 ? [{ label: t.dismissReports, act: { kind: 'dismiss-reports' } }] : [];
  if (second_reading === 'own') return [];
  if (second_reading) return [approve, { label: t.uphold, dialog: 'uphold' }];
  if (merged_into) return [{ label: t.separate, act: { kind: 'separate' } }];
  switch (stage) {
    case 'pending':
      return [approve, { label: t.review, act: { kind: 'status', to: 'in_review' } }, reject];
    case 'in_review':
      return [approve, reject];
    case 'approved':
      return [{ label: t.integrate, dialog: 'integrate', primary: true }, ...dismiss, hide];
    case 'integrated':
      return [...dismiss, hide];
    case 'hidden':
      return [{ label: t.restore, act: { kind: 'status', to: 'approved' }, primary: true }];
    case 'rejected':
      return [{ label: t.review, act: { kind: 'status', to: 'in_review' } }];
    default:
      return [];
  }
}

/** Further actions: redaction, merging into another suggestion, and the audit log. */
export function furtherActionsFor({
  stage,
  merged_into,
}: Pick<QueueItem, 'stage' | 'merged_into'>): ItemAction[] {
  const isOpen = ['pending', 'in_review', 'approved'].includes(stage) && !merged_into;
  return [
    { label: t.redact, dialog: 'redact' },
    ...(isOpen ? [{ label: t.merge, dialog: 'merge' } satisfies ItemAction] : []),
    { label: t.history, dialog: 'history' },
  ];
}

/** A batch decision for suggestions of one queue, with its texts. */
export interface BatchAction {
  label: (count: number) => string;
  act?: Extract<ModerationAct, { kind: 'dismiss-reports' }>;
  dialog?: 'reject' | 'hide';
}

const rejectMany: BatchAction = { label: t.rejectMany, dialog: 'reject' };
const hideMany: BatchAction = { label: t.hideMany, dialog: 'hide' };

/** The batch decisions of a queue. */
export const batchActionsFor = (queue: QueueName): BatchAction[] => {
  if (queue === 'pending' || queue === 'in_review') return [rejectMany];
  if (queue === 'reported') return [{ label: t.dismissMany, act: { kind: 'dismiss-reports' } }, hideMany];
  return queue === 'approved' ? [hideMany] : [];
};
