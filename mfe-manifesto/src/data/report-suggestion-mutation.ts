import type { Backend, ReportReason } from '@ia/shared-services/backend';

export interface Report {
  reason: ReportReason;
  /** At most 500 characters; '' when empty. */
  details: string;
}

/**
 * Reports a suggestion to the moderators.
 * @returns false when this visitor had reported it before
 * @throws BackendError
 */
export async function reportSuggestion(backend: Backend, id: string, report: Report): Promise<boolean> {
  const { changed } = await backend.run((db) =>
    db.rpc('report_suggestion', {
      s_id: id,
      reason_code: report.reason,
      ...(report.details.trim() && { reason_text: report.details.trim() }),
    }),
  );
  return changed;
}
