import { writeFileSync } from 'node:fs';
import {
  type AccessibilityResults,
  RESULTS_FILE,
  readAccessibilityResults,
} from '../../shell/accessibility-results.ts';

/** With `WRITE_ACCESSIBILITY=1`, writes results of this run to the file that the statement reads. Keeps the others. */
export function writeResults(results: Partial<AccessibilityResults>): void {
  if (!process.env.WRITE_ACCESSIBILITY) return;
  const all = { ...readAccessibilityResults(), ...results };
  writeFileSync(RESULTS_FILE, `${JSON.stringify(all, null, 1)}\n`);
}
