import { moderation } from '../content/moderation.ts';
import type { Act } from '../data/moderation/acts-mutation.ts';
import type { QueueItem, QueueName } from '../data/moderation/queue-query.ts';

const words = moderation.actions;

export type DialogKind = 'reject' | 'hide' | 'integrate' | 'redact' | 'merge' | 'history';

/** A decision that can be taken at once, or one that asks for more first. */
export interface ItemAction {
  label: string;
  act?: Act;
  dialog?: DialogKind;
  primary?: boolean;
}

const approve: ItemAction = { label: words.approve, act: { kind: 'status', to: 'approved' }, primary: true };
const reject: ItemAction = { label: words.reject, dialog: 'reject' };
const hide: ItemAction = { label: words.hide, dialog: 'hide' };

/** The decisions that the state of a suggestion allows, the usual one first. */
export function actionsFor({
  stage,
  open_reports,
  merged_into,
}: Pick<QueueItem, 'stage' | 'open_reports' | 'merged_into'>): ItemAction[] {
  const dismiss: ItemAction[] =
    open_reports > 0 ? [{ label: words.dismissReports, act: { kind: 'dismiss-reports' } }] : [];
  if (merged_into) return [{ label: words.separate, act: { kind: 'separate' } }];
  switch (stage) {
    case 'pending':
      return [approve, { label: words.review, act: { kind: 'status', to: 'in_review' } }, reject];
    case 'in_review':
      return [approve, reject];
    case 'approved':
      return [{ label: words.integrate, dialog: 'integrate', primary: true }, ...dismiss, hide];
    case 'integrated':
      return [...dismiss, hide];
    case 'hidden':
      return [{ label: words.restore, act: { kind: 'status', to: 'approved' }, primary: true }];
    case 'rejected':
      return [{ label: words.review, act: { kind: 'status', to: 'in_review' } }];
    default:
      return [];
  }
}

/** What can be done besides deciding, whatever the usual decision is. */
export function furtherActionsFor({
  stage,
  merged_into,
}: Pick<QueueItem, 'stage' | 'merged_into'>): ItemAction[] {
  const isOpen = ['pending', 'in_review', 'approved'].includes(stage) && !merged_into;
  return [
    { label: words.redact, dialog: 'redact' },
    ...(isOpen ? [{ label: words.merge, dialog: 'merge' } satisfies ItemAction] : []),
    { label: words.history, dialog: 'history' },
  ];
}

/** The decision that several suggestions of a queue can share, each with its words. */
export interface SharedAction {
  label: (count: number) => string;
  act?: Extract<Act, { kind: 'dismiss-reports' }>;
  dialog?: 'reject' | 'hide';
}

const refuse: SharedAction = { label: words.rejectMany, dialog: 'reject' };
const withdraw: SharedAction = { label: words.hideMany, dialog: 'hide' };

export const sharedActionsFor = (queue: QueueName): SharedAction[] => {
  if (queue === 'pending' || queue === 'in_review') return [refuse];
  if (queue === 'reported') return [{ label: words.dismissMany, act: { kind: 'dismiss-reports' } }, withdraw];
  return queue === 'approved' ? [withdraw] : [];
};
