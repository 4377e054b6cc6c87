import { writeFileSync } from 'node:fs';
import {
  type AccessibilityResults,
  RESULTS_FILE,
  readAccessibilityResults,
} from '../../shell/accessibility-results.ts';

/**
 * Writes results of this run to the file that the accessibility statement reads, and keeps the others. Tests
 * call it with `WRITE_ACCESSIBILITY=1`, after their last `expect`.
 */
export function writeResults(results: Partial<AccessibilityResults>): void {
  const all = { ...readAccessibilityResults(), ...results };
  writeFileSync(RESULTS_FILE, `${JSON.stringify(all, null, 1)}\n`);
}
