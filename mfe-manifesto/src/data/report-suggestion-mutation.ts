import type { Backend, ReportReason } from '@ia/shared-services/backend';

export interface Report {
  reason: ReportReason;
  /** At most 500 characters; '' for none. */
  details: string;
}

/** Tells the moderators that a suggestion may not belong here. @throws BackendError */
export async function reportSuggestion(backend: Backend, id: string, report: Report): Promise<void> {
  await backend.run((db) =>
    db.rpc('report_suggestion', {
      s_id: id,
      reason_code: report.reason,
      ...(report.details.trim() && { reason_text: report.details.trim() }),
    }),
  );
}
