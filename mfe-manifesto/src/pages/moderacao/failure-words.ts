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

/** What somebody reads whose password was not changed. */
export const passwordFailure = (kind: StaffErrorKind, wrong = moderation.account.wrong as string): string =>
  kind === 'wrong-credentials' ? wrong : (PASSWORD_FAILURES[kind] ?? moderation.account.failed);

/**
 * What a moderator reads when a decision was not saved.
 * @param conflict own words for when someone else acted first
 */
export const failureWords = (
  kind: StaffErrorKind,
  conflict = moderation.actions.conflict as string,
): string => (kind === 'conflict' ? conflict : (FAILURES[kind] ?? moderation.actions.failed));
