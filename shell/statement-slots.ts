import { escapeHtml } from '@ia/federation/document';
import { readAccessibilityResults } from './accessibility-results.ts';
import { conformityLevel, countLines, type Evaluation, evaluations } from './conformity.ts';
import { dateHtml } from './date-html.ts';
import { statement } from './src/content/accessibility/text.ts';

const results = readAccessibilityResults();

const listItem = (html: string, id?: string): string => `<li${id ? ` id="${id}"` : ''}>${html}</li>`;

/** List items of the evaluations of a kind; one with `emptyText` while there is none. */
const evaluationItems = (kind: Evaluation['kind'], emptyId: string, emptyText: string): string => {
  const matching = evaluations.filter((evaluation) => evaluation.kind === kind);
  if (matching.length === 0) return listItem(escapeHtml(emptyText), emptyId);
  return matching
    .map((evaluation) =>
      listItem(
        `${dateHtml(evaluation.date)}: <a href="${escapeHtml(evaluation.url)}">${escapeHtml(statement.done(evaluation))}</a>`,
      ),
    )
    .join('\n');
};

/**
 * Values of the accessibility statement at /acessibilidade/, by slot: a comment in acessibilidade.html that
 * the build replaces. The ids here and in acessibilidade.html follow the output of the statement generator
 * at acessibilidade.gov.pt, so that programs can read the statement.
 */
export const statementSlots = (): Record<string, string> => {
  const level = conformityLevel(countLines(), evaluations);
  return {
    updated: dateHtml(results.date, 'statement-date-review'),
    conformity: statement.conformity[level],
    plainConformity: escapeHtml(statement.plainConformity[level]),
    notEvaluated: escapeHtml(statement.notEvaluated(countLines())),
    automatic: [
      listItem(`${statement.date} ${dateHtml(results.date)}.`),
      ...statement.automatic(results).map((line) => listItem(escapeHtml(line))),
      // No report has its own URL yet.
      listItem(escapeHtml(statement.noReport), 'ae-no-reason1'),
    ].join('\n'),
    manual: evaluationItems('manual', 'me-no-reason1', statement.noManual),
    users: evaluationItems('users', 'tu01-summary', statement.noUsers),
  };
};
