import { createRequire } from 'node:module';
import type { AccessibilityResults } from '../../shell/accessibility-results.ts';
import { readNuVersion } from '../support/nu-html.ts';

const readAxeVersion = (): string =>
  (
    createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
      'axe-core/package.json',
    ) as {
      version: string;
    }
  ).version;

/**
 * Returns what the accessibility statement says about an evaluation that found no fault: its date, the versions
 * of the validators, and the evaluated routes and static HTML documents. layout.spec.ts checks that the
 * statement says the same but for the date; with WRITE_ACCESSIBILITY=1 it writes the statement's data.
 */
export const collectResults = (
  routes: string[],
  documents: string[],
): Omit<AccessibilityResults, 'engines' | 'accessMonitor'> => ({
  date: new Date().toISOString().slice(0, 10),
  axe: readAxeVersion(),
  nu: readNuVersion(),
  routes: routes.sort(),
  documents: documents.sort(),
});
