import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { workspace } from '../../scripts/run.ts';
import type { AccessibilityResults } from '../../shell/accessibility-results.ts';
import { readNuVersion } from '../support/nu-html.ts';
import { writeResults } from '../support/results.ts';

/** Score that `access-monitor.spec` requires of every page and document, of 10. The Portuguese seal asks for 9. */
export const MIN_SCORE = 9.5;

const readAxeVersion = (): string =>
  (
    createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
      'axe-core/package.json',
    ) as {
      version: string;
    }
  ).version;
// The package does not export its package.json.
const RULES_FILE = path.join(
  workspace,
  'test-support/node_modules/@a12e/accessmonitor-rulesets/package.json',
);
const readRulesVersion = (): string =>
  (JSON.parse(readFileSync(RULES_FILE, 'utf8')) as { version: string }).version;

/**
 * Returns the results of this run. `WRITE_ACCESSIBILITY=1` also writes them to the file that the statement
 * reads.
 */
export function collectResults(routes: string[], documents: string[]): Omit<AccessibilityResults, 'engines'> {
  const date = new Date().toISOString().slice(0, 10);
  const results = {
    date,
    axe: readAxeVersion(),
    nu: readNuVersion(),
    accessMonitor: { rules: readRulesVersion(), score: MIN_SCORE },
    routes: routes.sort(),
    documents: documents.sort(),
  };
  writeResults(results);
  return results;
}
