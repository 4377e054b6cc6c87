import type { SuggestionStage } from '@ia/shared-services/backend';

/** A record instead of a list, so that a missing stage is a type error. */
const STAGE_RECORD: Record<SuggestionStage, true> = {
  pending: true,
  in_review: true,
  approved: true,
  integrated: true,
  rejected: true,
  hidden: true,
  merged: true,
};

/** Every stage of a suggestion. */
export const SUGGESTION_STAGES = Object.keys(STAGE_RECORD) as SuggestionStage[];
