import { answerText, STATUS_LABELS } from '@ia/shared-services/suggestion-states';
import { copyOfData as t } from '../content/own-data.ts';
import { secondReading } from '../content/second-reading.ts';
import { receiptStates } from '../content/suggestion-states.ts';
import type { SuggestionReceipt } from '../data/receipt-query.ts';
import { partLabel } from './about.ts';
import { formatDate, formatDateTime } from './dates.ts';

/** Plain-text copy of all data that the server holds about a suggestion, for its author. */
export function receiptAsText(code: string, receipt: SuggestionReceipt, at: Date): string {
  const line = (label: string, value: string | null | undefined) => (value ? `${label}: ${value}` : null);
  const states = receipt.history.flatMap((state) => [
    `- ${formatDateTime(state.at)}: ${STATUS_LABELS[state.stage] ?? state.stage}`,
    state.version ? `  ${receiptStates.integratedIn(state.version)}` : null,
    answerText(state) && `  ${receiptStates.answer}: ${answerText(state)}`,
  ]);
  const due =
    receipt.answer_due &&
    (receipt.answer_late ? receiptStates.late : receiptStates.due)(formatDate(receipt.answer_due));
  return `${[
    t.title,
    t.madeOn(formatDateTime(at.toISOString())),
    '',
    line(t.code, code),
    line(t.author, receipt.author),
    line(t.about, receipt.about && partLabel(receipt.about)),
    line(t.support, String(receipt.upvotes)),
    '',
    `${t.text}:`,
    receipt.suggestion_text,
    receipt.redacted ? `(${receiptStates.redacted})` : null,
    '',
    ...mergedLines(receipt.merged_into),
    `${t.states}:`,
    ...states,
    due,
    receipt.second_reading === 'requested'
      ? `${secondReading.requested} ${secondReadingDueText(receipt)}`.trim()
      : null,
    '',
    t.nothingElse,
  ]
    .filter((part) => part !== null)
    .join('\r\n')}\r\n`;
}

/** Lines about the suggestion that this one was merged into. */
function mergedLines(merged: SuggestionReceipt['merged_into']): string[] {
  if (!merged) return [];
  const { suggestion_text, stage, upvotes, integrated_in } = merged;
  return [
    suggestion_text ? receiptStates.merged : receiptStates.mergedUnpublished,
    ...(suggestion_text ? [suggestion_text] : []),
    receiptStates.mergedStage(STATUS_LABELS[stage] ?? stage, receiptStates.mergedSupport(upvotes)),
    ...(integrated_in ? [receiptStates.integratedIn(integrated_in)] : []),
    '',
  ];
}

/** When the answer to a requested second reading is due; '' without a due date. */
export const secondReadingDueText = ({
  second_reading_due: due,
  second_reading_late: isLate,
}: Pick<SuggestionReceipt, 'second_reading_due' | 'second_reading_late'>): string =>
  due ? (isLate ? secondReading.late : secondReading.due)(formatDate(due)) : '';
