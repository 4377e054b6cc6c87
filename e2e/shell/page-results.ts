import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { workspace } from '../../scripts/run.ts';
import { readNuVersion } from '../support/nu-html.ts';

/** Results that the statement at /acessibilidade/ shows. A run that finds a fault does not write them. */
interface PageResults {
  /** Day of the run. */
  date: string;
  /** Versions of axe-core and of the Nu HTML Checker. */
  axe: string;
  nu: string;
  /** Routes, each checked on a phone in light and dark, and on a desktop. */
  routes: string[];
  /** Static documents, by their path in the site. */
  documents: string[];
}

/** Data of the accessibility statement. */
const RESULTS_FILE = path.join(workspace, 'shell/src/content/accessibility/results.generated.json');
const readAxeVersion = (): string =>
  (
    createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
      'axe-core/package.json',
    ) as {
      version: string;
    }
  ).version;

export const readResults = (): PageResults => JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as PageResults;

/**
 * Returns the results of this run. `WRITE_ACCESSIBILITY=1` also writes them to the file that the statement
 * reads.
 */
export function collectResults(routes: string[], documents: string[]): PageResults {
  const date = new Date().toISOString().slice(0, 10);
  const results = {
    date,
    axe: readAxeVersion(),
    nu: readNuVersion(),
    routes: routes.sort(),
    documents: documents.sort(),
  };
  if (process.env.WRITE_ACCESSIBILITY) writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 1)}\n`);
  return results;
}
