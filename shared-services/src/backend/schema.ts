/** The generated schema, with types for results that SQL declares as `jsonb`. */
import type { Database as Generated } from './database.types.ts';

/**
 * Stages of a suggestion: Recebida, Em análise, Publicada, Publicada e integrada, Não publicada, Retirada, Junta a
 * outra igual.
 */
export const SUGGESTION_STAGES = [
  'pending',
  'in_review',
  'approved',
  'integrated',
  'rejected',
  'hidden',
  'merged',
] as const;
export type SuggestionStage = (typeof SUGGESTION_STAGES)[number];

/** The published criteria to reject or hide a suggestion. Disagreement with its content is no criterion. */
export const MODERATION_REASONS = [
  'duplicate',
  'off_topic',
  'language',
  'personal_data',
  'advertising',
] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** Reasons to report a published suggestion. */
export const REPORT_REASONS = ['offensive', 'personal_data', 'false_information', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `all`, `reported`, `second_reading`, or one stage. Merged suggestions appear in the `hidden` queue. */
export type ModerationQueue = Exclude<SuggestionStage, 'merged'> | 'reported' | 'second_reading' | 'all';

export interface PrincipleVote {
  upvotes: number;
  downvotes: number;
  /** The vote that counts: the visitor's first one. */
  vote: 'up' | 'down';
  /** False when this visitor had voted before. */
  changed: boolean;
  /** Seconds in which the vote can be withdrawn; missing when the server does not support withdrawal. */
  undo_seconds?: number;
}

export interface WithdrawnVote extends Pick<PrincipleVote, 'upvotes' | 'downvotes' | 'changed'> {
  /** The visitor's vote after the withdrawal. */
  vote: PrincipleVote['vote'] | null;
}

/**
 * A second reading of a refused suggestion, which its author requests. A moderator who did not take the
 * decision upholds it or publishes the suggestion.
 */
export interface SecondReading {
  /** null without a refusal in effect; 'requested' once the author has asked for the second reading. */
  second_reading?: 'available' | 'requested' | null;
  /** Due date of the answer to the request, 'YYYY-MM-DD'. */
  second_reading_due?: string | null;
  second_reading_late?: boolean;
}

export interface SuggestionReceipt extends SecondReading {
  suggestion_text: string;
  /** The author's name; null for an anonymous suggestion or a removed name. */
  author?: string | null;
  /** Id of a principle, 'abertura' (the opening text), or null for the manifesto as a whole. */
  about?: string | null;
  created_at: string;
  stage: SuggestionStage;
  integrated_in: string | null;
  upvotes: number;
  /** Promised date of the decision, 'YYYY-MM-DD'; null after the decision or without a promise. */
  answer_due?: string | null;
  answer_late?: boolean;
  history: {
    /** 'upheld': a second reading confirmed the refusal. */
    stage: SuggestionStage | 'upheld';
    at: string;
    reason_code?: ModerationReason | null;
    reason_text?: string | null;
    version?: string | null;
  }[];
  /** Moderation removed a part of the text. */
  redacted?: boolean;
  /** The suggestion that this one was merged into: its stage, and its text while it is public. */
  merged_into?: {
    stage: SuggestionStage;
    integrated_in: string | null;
    upvotes: number;
    id?: string;
    suggestion_text?: string;
  };
}

/**
 * Result of a moderation act, which is one logged action of a moderator; pass `act_id` to `undo_moderation`.
 */
export interface ModerationResult {
  act_id: number;
  stage: SuggestionStage | null;
}

export interface ModerationItem {
  id: string;
  suggestion_text: string;
  author: string | null;
  status: Exclude<SuggestionStage, 'integrated' | 'merged'>;
  stage: SuggestionStage;
  upvotes: number;
  created_at: string;
  integrated_in: string | null;
  /** Part of the manifesto: a principle's id, 'abertura', or null. */
  about: string | null;
  /** Moderation removed a part of the text. */
  redacted: boolean;
  /** The suggestion that this one was merged into. */
  merged_into: string | null;
  /** A second reading that the author requested: 'own' when the caller took the decision and may not answer. */
  second_reading: 'open' | 'own' | null;
  open_reports: number;
  reports: { reason_code: ReportReason; reason_text: string | null; created_at: string }[];
  last_act: {
    id: number;
    act: ModerationAct;
    to_status: string | null;
    reason_code: ModerationReason | null;
    reason_text: string | null;
    moderator_email: string;
    at: string;
    /** True for an act of the current moderator. Moderators can undo only their own acts. */
    mine: boolean;
  } | null;
}

export type ModerationAct =
  | 'status'
  | 'integrate'
  | 'dismiss_reports'
  | 'create_version'
  | 'redact'
  | 'merge'
  | 'separate'
  | 'uphold';

/**
 * Result of a decision about several suggestions; `skipped` counts suggestions that another moderator decided first.
 */
export interface BatchModerationResult {
  act_id: number;
  done: number;
  skipped: number;
}

export interface ModerationLogEntry {
  id: number;
  suggestion: string | null;
  act: ModerationAct;
  from_status: string | null;
  to_status: string | null;
  version: string | null;
  reason_code: ModerationReason | null;
  reason_text: string | null;
  moderator_email: string;
  at: string;
  undone_at: string | null;
  mine: boolean;
}

interface RpcResults {
  vote_on_principle: PrincipleVote;
  withdraw_principle_vote: WithdrawnVote;
  vote_on_suggestion: { upvotes: number; vote: 'up'; changed: boolean };
  increment_recipe_rating: { total_score: number; vote_count: number; rating: number; changed: boolean };
  report_suggestion: { changed: boolean };
  /** null for an unknown receipt code. */
  suggestion_receipt: SuggestionReceipt | null;
  /** These are null for an unknown receipt code. */
  request_second_reading: SecondReading | null;
  remove_suggestion_name: { changed: boolean } | null;
  erase_suggestion: { erased: boolean } | null;
  moderation_counts: Record<ModerationQueue, number>;
  moderation_queue: ModerationItem[];
  moderation_history: ModerationLogEntry[];
  moderate_suggestion: ModerationResult;
  integrate_suggestion: ModerationResult;
  undo_moderation: ModerationResult;
  create_manifesto_version: { act_id: number; version: string };
  dismiss_reports: { act_id: number; dismissed: number };
  redact_suggestion: ModerationResult;
  merge_suggestion: ModerationResult;
  separate_suggestion: ModerationResult;
  uphold_decision: ModerationResult;
  moderate_suggestions: BatchModerationResult;
  dismiss_reports_of: BatchModerationResult;
}

type Functions = Generated['public']['Functions'];

export interface Database {
  public: Omit<Generated['public'], 'Functions'> & {
    Functions: {
      [Name in keyof Functions]: {
        Args: Functions[Name]['Args'];
        Returns: Name extends keyof RpcResults ? RpcResults[Name] : Functions[Name]['Returns'];
      };
    };
  };
}

/** A row of a table, as a query returns it. */
export type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];
