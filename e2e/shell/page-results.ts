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
 * Returns the results of a run on these routes and documents: the date, and the versions of the validators.
 * layout.spec.ts compares them with the accessibility statement, or writes them for it.
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
