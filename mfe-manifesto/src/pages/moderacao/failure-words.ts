import { moderation } from '../../content/moderation.ts';
import type { StaffErrorKind } from '../../data/moderation/staff-error.ts';

const FAILURES: Partial<Record<StaffErrorKind, string>> = {
  forbidden: moderation.actions.forbidden,
  expired: moderation.session.expired,
};

/**
 * What a moderator reads when a decision was not saved.
 * @param conflict own words for when someone else acted first
 */
export const failureWords = (
  kind: StaffErrorKind,
  conflict = moderation.actions.conflict as string,
): string => (kind === 'conflict' ? conflict : (FAILURES[kind] ?? moderation.actions.failed));
