import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@ia/federation/document';
import { conformityOf, countOf, type Evaluation, evaluations } from './conformity.ts';
import { dateHtml } from './date-html.ts';
import { statement } from './src/content/accessibility/words.ts';

const results = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'src/content/accessibility/results.generated.json'), 'utf8'),
) as { date: string; axe: string; nu: string; routes: string[]; documents: string[] };

const item = (html: string, id?: string): string => `<li${id ? ` id="${id}"` : ''}>${html}</li>`;

const made = (kind: Evaluation['kind'], id: string, none: string): string => {
  const all = evaluations.filter((one) => one.kind === kind);
  if (all.length === 0) return item(escapeHtml(none), id);
  return all
    .map((one) =>
      item(`${dateHtml(one.date)}: <a href="${escapeHtml(one.url)}">${escapeHtml(statement.done(one))}</a>`),
    )
    .join('\n');
};

/** What the statement at /acessibilidade/ says of the site's state: nothing that was not checked. */
export const statementSlots = (): Record<string, string> => ({
  updated: dateHtml(results.date, 'statement-date-review'),
  conformity: conformityOf(countOf(), evaluations),
  unjudged: escapeHtml(statement.unjudged(countOf())),
  automatic: [
    item(`${statement.date} ${dateHtml(results.date)}.`),
    ...statement.automatic(results).map((line) => item(escapeHtml(line))),
    item(statement.noReport, 'ae-no-reason1'),
  ].join('\n'),
  manual: made('manual', 'me-no-reason1', statement.noManual),
  users: made('users', 'tu01-summary', statement.noUsers),
});
