import { moderation } from '../content/moderation.ts';
import type { Act } from '../data/moderation/acts-mutation.ts';
import type { QueueItem } from '../data/moderation/queue-query.ts';

const words = moderation.actions;

export type DialogKind = 'reject' | 'hide' | 'integrate' | 'history';

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
export function actionsFor({ stage, open_reports }: Pick<QueueItem, 'stage' | 'open_reports'>): ItemAction[] {
  const dismiss: ItemAction[] =
    open_reports > 0 ? [{ label: words.dismissReports, act: { kind: 'dismiss-reports' } }] : [];
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
