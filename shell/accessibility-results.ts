import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Results of the last run of the automatic accessibility tests. The accessibility statement at
 * /acessibilidade/ and docs/accessibility.md show them.
 */
export interface AccessibilityResults {
  /** ISO 8601 date of the run. */
  date: string;
  /** Versions of axe-core and of the Nu HTML Checker. */
  axe: string;
  nu: string;
  /** AccessMonitor: version of its rules, and the lowest score of all pages, of 10, with one decimal. */
  accessMonitor: { rules: string; score: number };
  /** Version of each browser engine that did the main tasks, by name. */
  engines: Record<string, string>;
  /** Routes, each checked on a phone in light and dark, and on a desktop. */
  routes: string[];
  /** Static documents, by their path in the site. */
  documents: string[];
}

/** `WRITE_ACCESSIBILITY=1 pnpm e2e shell/layout shell/access-monitor engines` writes it. */
export const RESULTS_FILE = path.join(
  import.meta.dirname,
  'src/content/accessibility/results.generated.json',
);

export const readAccessibilityResults = (): AccessibilityResults =>
  JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as AccessibilityResults;
