import { DECISION_REASONS, follow, STATUS_LABELS } from '../content/contribute.ts';
import { copyOfData as words } from '../content/own-data.ts';
import type { SuggestionReceipt } from '../data/receipt-query.ts';
import { placeLabel } from './about.ts';
import { longDate, longDateTime } from './dates.ts';

/** All that the server has of a suggestion, for its author to keep: a text that any device opens. */
export function copyOfReceipt(code: string, receipt: SuggestionReceipt, at: Date): string {
  const line = (label: string, value: string | null | undefined) => (value ? `${label}: ${value}` : null);
  const states = receipt.history.flatMap((state) => [
    `- ${longDateTime(state.at)}: ${STATUS_LABELS[state.stage] ?? state.stage}`,
    state.version ? `  ${follow.integratedIn(state.version)}` : null,
    answerOf(state) && `  ${follow.answer}: ${answerOf(state)}`,
  ]);
  const due =
    receipt.answer_due && (receipt.answer_late ? follow.late : follow.due)(longDate(receipt.answer_due));
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
    '',
    `${words.states}:`,
    ...states,
    due,
    '',
    words.nothingElse,
  ]
    .filter((part) => part !== null)
    .join('\r\n')}\r\n`;
}

/** What the team answered, in one sentence; '' for nothing. */
export const answerOf = ({ reason_code, reason_text }: SuggestionReceipt['history'][number]): string =>
  [reason_code && DECISION_REASONS[reason_code], reason_text].filter(Boolean).join('. ');
