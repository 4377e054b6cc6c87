import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@ia/federation/document';
import { conformityOf, countOf, type Evaluation, evaluations } from './conformity.ts';
import { dateHtml } from './date-html.ts';
import { statement } from './src/content/accessibility/text.ts';

/** `axe` and `nu` are the versions of axe and of the Nu Html Checker. */
const results = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'src/content/accessibility/results.generated.json'), 'utf8'),
) as { date: string; axe: string; nu: string; routes: string[]; documents: string[] };

const item = (html: string, id?: string): string => `<li${id ? ` id="${id}"` : ''}>${html}</li>`;

const evaluationItems = (kind: Evaluation['kind'], emptyId: string, emptyText: string): string => {
  const all = evaluations.filter((evaluation) => evaluation.kind === kind);
  if (all.length === 0) return item(escapeHtml(emptyText), emptyId);
  return all
    .map((evaluation) =>
      item(
        `${dateHtml(evaluation.date)}: <a href="${escapeHtml(evaluation.url)}">${escapeHtml(statement.done(evaluation))}</a>`,
      ),
    )
    .join('\n');
};

/**
 * Values of the accessibility statement at /acessibilidade/, by slot. The ids here and in acessibilidade.html follow the
 * output of the statement generator at acessibilidade.gov.pt, so that programs can read the statement.
 */
export const statementSlots = (): Record<string, string> => ({
  updated: dateHtml(results.date, 'statement-date-review'),
  conformity: conformityOf(countOf(), evaluations),
  notEvaluated: escapeHtml(statement.notEvaluated(countOf())),
  automatic: [
    item(`${statement.date} ${dateHtml(results.date)}.`),
    ...statement.automatic(results).map((line) => item(escapeHtml(line))),
    // No report has its own URL yet.
    item(escapeHtml(statement.noReport), 'ae-no-reason1'),
  ].join('\n'),
  manual: evaluationItems('manual', 'me-no-reason1', statement.noManual),
  users: evaluationItems('users', 'tu01-summary', statement.noUsers),
});
