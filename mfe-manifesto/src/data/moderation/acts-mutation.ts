import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { newestFirst } from '../version-order.ts';
import { type StaffCall, staffRpc } from './staff-rpc.ts';

const actResultSchema = v.object({ act_id: v.number() });

type Status = 'pending' | 'in_review' | 'approved' | 'rejected' | 'hidden';

interface Reason {
  code: string;
  text: string;
}

/** A moderation decision about one suggestion. `why` is the reason in words; it may be empty. */
export type ModerationAct =
  | { kind: 'status'; to: Status; reason?: Reason }
  /** Marks the suggestion as taken into a version of the manifesto. */
  | { kind: 'integrate'; version: string; note: string }
  /** Closes the visitors' open reports about the suggestion. */
  | { kind: 'dismiss-reports' }
  /** The text with personal data removed; `redaction.ts` validates it. */
  | { kind: 'redact'; text: string; removeName: boolean; why: string }
  /** Marks the suggestion as a duplicate of `into`. */
  | { kind: 'merge'; into: string; why: string }
  /** Undoes an earlier merge. */
  | { kind: 'separate' }
  /** Answers an author who asked that another moderator reads the refusal again: it stays. */
  | { kind: 'uphold'; why: string };

/** A moderation decision that can apply to several suggestions at once. */
export type BatchAct =
  | { kind: 'status'; to: 'rejected' | 'hidden'; reason: Reason }
  | { kind: 'dismiss-reports' };

/**
 * Sends a decision to the server, which checks the role and logs moderator and time.
 * @returns the act id, which is the entry in the moderation log; `undo` needs it
 * @throws StaffError
 */
export async function decide(
  client: SupabaseClient,
  suggestion: string,
  act: ModerationAct,
): Promise<number> {
  const { act_id } = await staffRpc(client, toStaffCall(suggestion, act), actResultSchema);
  return act_id;
}

/** The server function and arguments of a decision; empty optional texts are omitted. */
function toStaffCall(s_id: string, act: ModerationAct): StaffCall {
  if (act.kind === 'integrate') {
    return ['integrate_suggestion', { s_id, version: act.version, note: act.note || undefined }];
  }
  if (act.kind === 'dismiss-reports') return ['dismiss_reports', { s_id }];
  if (act.kind === 'separate') return ['separate_suggestion', { s_id }];
  if (act.kind === 'uphold') return ['uphold_decision', { s_id, reason_text: act.why }];
  if (act.kind === 'merge') {
    return ['merge_suggestion', { s_id, into_id: act.into, reason_text: act.why || undefined }];
  }
  if (act.kind === 'redact') {
    const { text, removeName, why } = act;
    return [
      'redact_suggestion',
      { s_id, new_text: text, remove_name: removeName, reason_text: why || undefined },
    ];
  }
  const { to, reason } = act;
  return [
    'moderate_suggestion',
    { s_id, new_status: to, reason_code: reason?.code, reason_text: reason?.text || undefined },
  ];
}

const batchResultSchema = v.object({ act_id: v.number(), done: v.number(), skipped: v.number() });

export interface BatchResult {
  /** Act id that undoes the whole batch. */
  actId: number;
  done: number;
  /** Suggestions that a colleague decided first. */
  skipped: number;
}

/** Sends one decision about several suggestions. @throws StaffError */
export async function decideMany(
  client: SupabaseClient,
  suggestions: readonly string[],
  act: BatchAct,
): Promise<BatchResult> {
  const s_ids = suggestions.join(',');
  const request: StaffCall =
    act.kind === 'dismiss-reports'
      ? ['dismiss_reports_of', { s_ids }]
      : [
          'moderate_suggestions',
          {
            s_ids,
            new_status: act.to,
            reason_code: act.reason.code,
            reason_text: act.reason.text || undefined,
          },
        ];
  const { act_id, done, skipped } = await staffRpc(client, request, batchResultSchema);
  return { actId: act_id, done, skipped };
}

const undoResultSchema = v.object({ act_id: v.number(), left: v.optional(v.number(), 0) });

/**
 * Undoes the caller's last act on a suggestion, or the whole batch decided with it.
 * @returns the number of suggestions left unchanged because of a later decision
 * @throws StaffError
 */
export async function undo(client: SupabaseClient, actId: number): Promise<number> {
  const { left } = await staffRpc(client, ['undo_moderation', { act_id: actId }], undoResultSchema);
  return left;
}

export interface NewVersion {
  version: string;
  title: string;
  summary: string;
  /** Full text of the manifesto in this version; may be empty. */
  body?: string;
  /** ISO 8601 date until which the programme commits to answer each suggestion; '' without a commitment. */
  answers_until?: string;
}

/**
 * Creates a manifesto version. @returns the act id, for undo. @throws StaffError; 'conflict' when the version exists.
 */
export async function createVersion(
  client: SupabaseClient,
  { answers_until, ...version }: NewVersion,
): Promise<number> {
  const args = { ...version, ...(answers_until && { answers_until }) };
  const { act_id } = await staffRpc(client, ['create_manifesto_version', args], actResultSchema);
  return act_id;
}

const versionSchema = v.object({
  version: v.string(),
  title: v.string(),
  published_on: v.string(),
  body: v.optional(v.nullable(v.string()), null),
});
export type VersionName = Pick<v.InferOutput<typeof versionSchema>, 'version' | 'title'> & {
  body?: string | null | undefined;
};

/** Loads the manifesto's versions, newest first. */
export async function loadVersionNames(client: SupabaseClient): Promise<VersionName[]> {
  const { data, error } = await client
    .from('manifesto_versions')
    .select('version, title, published_on, body');
  if (error) throw error;
  return v.parse(v.array(versionSchema), data).sort(newestFirst);
}
