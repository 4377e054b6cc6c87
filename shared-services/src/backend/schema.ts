/** The generated schema with the shapes that SQL can only call `jsonb`. */
import type { Database as Generated } from './database.types.ts';

/** Recebida · Em análise · Aceite · Aceite e integrada · Não aceite · Retirada · Junta a outra igual */
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

/** Why a suggestion is refused or hidden. */
export const MODERATION_REASONS = [
  'duplicate',
  'off_topic',
  'language',
  'personal_data',
  'already_covered',
  'not_feasible',
  'other',
] as const;
export type ModerationReason = (typeof MODERATION_REASONS)[number];

/** Why a visitor reports a published suggestion. */
export const REPORT_REASONS = ['offensive', 'personal_data', 'false_information', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `all`, `reported`, or one stage; what was joined to another stands among the hidden. */
export type ModerationQueue = Exclude<SuggestionStage, 'merged'> | 'reported' | 'all';

export interface PrincipleVote {
  upvotes: number;
  downvotes: number;
  /** The vote that counts: this visitor's first. */
  vote: 'up' | 'down';
  /** False when this visitor had voted before. */
  changed: boolean;
  /** For how many seconds the vote can still be withdrawn; missing at a server that does not know withdrawals. */
  undo_seconds?: number;
}

export interface WithdrawnVote extends Pick<PrincipleVote, 'upvotes' | 'downvotes' | 'changed'> {
  /** The vote that stands afterwards. */
  vote: PrincipleVote['vote'] | null;
}

export interface SuggestionReceipt {
  suggestion_text: string;
  /** As it was signed; null when it was not, or the name was taken away. */
  author?: string | null;
  /** Id of a principle, 'abertura', or null for the manifesto as a whole. */
  about?: string | null;
  created_at: string;
  stage: SuggestionStage;
  integrated_in: string | null;
  upvotes: number;
  /** By when the programme means to answer, 'AAAA-MM-DD'; null once it has, or when it promises nothing. */
  answer_due?: string | null;
  answer_late?: boolean;
  history: {
    stage: SuggestionStage;
    at: string;
    reason_code?: ModerationReason | null;
    reason_text?: string | null;
    version?: string | null;
  }[];
  /** A part of the text was taken out by moderation. */
  redacted?: boolean;
  /** Of a suggestion that was joined to another one: where that one stands, and its text while everyone may read it. */
  kept?: {
    stage: SuggestionStage;
    integrated_in: string | null;
    upvotes: number;
    id?: string;
    suggestion_text?: string;
  };
}

/** A moderation act that was carried out; `act_id` is what `undo_moderation` takes. */
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
    /** Only one's own act can be undone. */
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
  | 'separate';

/** A decision about several suggestions; `skipped` are those that a colleague was faster with. */
export interface ModerationOfMany {
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
  /** null for a code that nobody was given. */
  suggestion_receipt: SuggestionReceipt | null;
  /** Both are null for a code that nobody was given. */
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
  moderate_suggestions: ModerationOfMany;
  dismiss_reports_of: ModerationOfMany;
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

/** A row of a table, as it is read. */
export type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];
