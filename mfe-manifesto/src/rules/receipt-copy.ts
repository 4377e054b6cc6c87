import { copyOfData as words } from '../content/own-data.ts';
import { DECISION_REASONS, receiptStates, STATUS_LABELS } from '../content/suggestion-states.ts';
import type { SuggestionReceipt } from '../data/receipt-query.ts';
import { placeLabel } from './about.ts';
import { longDate, longDateTime } from './dates.ts';

/** All that the server has of a suggestion, for its author to keep: a text that any device opens. */
export function copyOfReceipt(code: string, receipt: SuggestionReceipt, at: Date): string {
  const line = (label: string, value: string | null | undefined) => (value ? `${label}: ${value}` : null);
  const states = receipt.history.flatMap((state) => [
    `- ${longDateTime(state.at)}: ${STATUS_LABELS[state.stage] ?? state.stage}`,
    state.version ? `  ${receiptStates.integratedIn(state.version)}` : null,
    answerOf(state) && `  ${receiptStates.answer}: ${answerOf(state)}`,
  ]);
  const due =
    receipt.answer_due &&
    (receipt.answer_late ? receiptStates.late : receiptStates.due)(longDate(receipt.answer_due));
  return `${[
    words.title,
    words.madeOn(longDateTime(at.toISOString())),
    '',
    line(words.code, code),
    line(words.author, receipt.author),
    line(words.about, receipt.about && placeLabel(receipt.about)),
    line(words.support, String(receipt.upvotes)),
    '',
    `${words.text}:`,
    receipt.suggestion_text,
    receipt.redacted ? `(${receiptStates.redacted})` : null,
    '',
    ...keptLines(receipt.kept),
    `${words.states}:`,
    ...states,
    due,
    '',
    words.nothingElse,
  ]
    .filter((part) => part !== null)
    .join('\r\n')}\r\n`;
}

/** The suggestion that says the same and was kept, as the page tells of it. */
function keptLines(kept: SuggestionReceipt['kept']): string[] {
  if (!kept) return [];
  const { suggestion_text, stage, upvotes, integrated_in } = kept;
  return [
    suggestion_text ? receiptStates.kept : receiptStates.keptUnpublished,
    ...(suggestion_text ? [suggestion_text] : []),
    receiptStates.keptStage(STATUS_LABELS[stage] ?? stage, receiptStates.keptSupport(upvotes)),
    ...(integrated_in ? [receiptStates.integratedIn(integrated_in)] : []),
    '',
  ];
}

/** What the team answered, in one sentence; '' for nothing. */
export const answerOf = ({ reason_code, reason_text }: SuggestionReceipt['history'][number]): string =>
  [reason_code && DECISION_REASONS[reason_code], reason_text].filter(Boolean).join('. ');
