import { moderation } from '../../content/moderation.ts';
import type { StaffErrorKind } from '../../data/moderation/staff-error.ts';

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  forbidden: moderation.actions.forbidden,
  expired: moderation.session.expired,
};

const PASSWORD_FAILURES: Partial<Record<StaffErrorKind, string>> = {
  'not-offered': moderation.recover.notOffered,
  'weak-password': moderation.account.weak,
  'same-password': moderation.account.same,
  limited: moderation.signIn.tooMany,
  expired: moderation.session.expired,
};

/**
 * Error text of a failed password change or recovery.
 * @param wrong text used for a wrong password or code
 */
export const passwordFailureText = (
  kind: StaffErrorKind,
  wrong = moderation.account.wrong as string,
): string => (kind === 'wrong-credentials' ? wrong : (PASSWORD_FAILURES[kind] ?? moderation.account.failed));

/**
 * Error text of a failed decision.
 * @param conflict text used when a colleague acted first
 */
export const failureText = (
  kind: StaffErrorKind,
  conflict = moderation.actions.conflict as string,
): string => (kind === 'conflict' ? conflict : (FAILURES[kind] ?? moderation.actions.failed));
