import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { newestFirst } from '../version-order.ts';
import { type StaffCall, staffRpc } from './staff-rpc.ts';

const doneSchema = v.object({ act_id: v.number() });

type Status = 'pending' | 'in_review' | 'approved' | 'rejected' | 'hidden';

interface Reason {
  code: string;
  text: string;
}

/** A decision about one suggestion. */
export type Act =
  | { kind: 'status'; to: Status; reason?: Reason }
  | { kind: 'integrate'; version: string; note: string }
  | { kind: 'dismiss-reports' }
  /** The text without its personal data; the rule `redaction.ts` says what it may be. */
  | { kind: 'redact'; text: string; removeName: boolean; why: string }
  /** It says the same as another one, which is kept. */
  | { kind: 'merge'; into: string; why: string }
  | { kind: 'separate' };

/** A decision that can be taken about several suggestions at once. */
export type ActOnMany =
  | { kind: 'status'; to: 'rejected' | 'hidden'; reason: Reason }
  | { kind: 'dismiss-reports' };

/**
 * Tells the server a decision. The server checks the role and logs who and when.
 * @returns the id with which the decision can be undone.
 * @throws StaffError
 */
export async function decide(client: SupabaseClient, suggestion: string, act: Act): Promise<number> {
  const { act_id } = await staffRpc(client, requestOf(suggestion, act), doneSchema);
  return act_id;
}

function requestOf(s_id: string, act: Act): StaffCall {
  if (act.kind === 'integrate') {
    return ['integrate_suggestion', { s_id, version: act.version, note: act.note || undefined }];
  }
  if (act.kind === 'dismiss-reports') return ['dismiss_reports', { s_id }];
  if (act.kind === 'separate') return ['separate_suggestion', { s_id }];
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

const doneTogetherSchema = v.object({ act_id: v.number(), done: v.number(), skipped: v.number() });

export interface DoneTogether {
  /** With it, all of them can be undone. */
  actId: number;
  done: number;
  /** Those that a colleague was faster with. */
  skipped: number;
}

/** Tells the server one decision about several suggestions. @throws StaffError */
export async function decideTogether(
  client: SupabaseClient,
  suggestions: readonly string[],
  act: ActOnMany,
): Promise<DoneTogether> {
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
  const { act_id, done, skipped } = await staffRpc(client, request, doneTogetherSchema);
  return { actId: act_id, done, skipped };
}

const undoneSchema = v.object({ act_id: v.number(), left: v.optional(v.number(), 0) });

/**
 * Takes back one's own last act on a suggestion, or all that were decided together with it.
 * @returns how many stay as they are, because somebody has decided about them since
 * @throws StaffError
 */
export async function undo(client: SupabaseClient, actId: number): Promise<number> {
  const { left } = await staffRpc(client, ['undo_moderation', { act_id: actId }], undoneSchema);
  return left;
}

export interface NewVersion {
  version: string;
  title: string;
  summary: string;
  /** The whole text of the manifesto in this version; none when empty. */
  body?: string;
}

/** @returns the id with which it can be undone. @throws StaffError; 'conflict' when the version exists. */
export async function createVersion(client: SupabaseClient, version: NewVersion): Promise<number> {
  const { act_id } = await staffRpc(client, ['create_manifesto_version', { ...version }], doneSchema);
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

/** The manifesto's versions, newest first. */
export async function loadVersionNames(client: SupabaseClient): Promise<VersionName[]> {
  const { data, error } = await client
    .from('manifesto_versions')
    .select('version, title, published_on, body');
  if (error) throw error;
  return v.parse(v.array(versionSchema), data).sort(newestFirst);
}
