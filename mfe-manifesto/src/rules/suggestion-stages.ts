import type { SuggestionStage } from '@ia/shared-services/backend';

const EACH: Record<SuggestionStage, true> = {
  pending: true,
  in_review: true,
  approved: true,
  integrated: true,
  rejected: true,
  hidden: true,
  merged: true,
};

/** Every stage of a suggestion. */
export const SUGGESTION_STAGES = Object.keys(EACH) as SuggestionStage[];
