import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { workspace } from '../../scripts/run.ts';
import { nuVersion } from '../support/nu-html.ts';

/** Results that the statement at /acessibilidade/ shows. A run that finds a fault does not write them. */
interface PageResults {
  /** Day of the run. */
  date: string;
  axe: string;
  nu: string;
  /** Routes, each checked on a phone in light and dark, and on a desktop. */
  routes: string[];
  /** Static documents, by their path in the site. */
  documents: string[];
}

const file = path.join(workspace, 'shell/src/content/accessibility/results.generated.json');
const axeVersion = (): string =>
  (
    createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
      'axe-core/package.json',
    ) as {
      version: string;
    }
  ).version;

export const readResults = (): PageResults => JSON.parse(readFileSync(file, 'utf8')) as PageResults;

/**
 * Returns the results of this run. `WRITE_ACCESSIBILITY=1` also writes them to the file that the statement
 * reads.
 */
export function resultsOf(routes: string[], documents: string[]): PageResults {
  const date = new Date().toISOString().slice(0, 10);
  const results = {
    date,
    axe: axeVersion(),
    nu: nuVersion(),
    routes: routes.sort(),
    documents: documents.sort(),
  };
  if (process.env.WRITE_ACCESSIBILITY) writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  return results;
}
