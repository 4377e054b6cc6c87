import results from './accessibility.generated.json';

/** What the last run of the accessibility journey found in one example. */
export interface ExampleResult {
  /** Number of rules that the example gives something to look at for, and keeps. */
  passed: number;
  /** Rules that it breaks, by their axe name: 'color-contrast'. */
  failed: string[];
  /** Number of rules that a program cannot decide for it. */
  toReview: number;
}

/** Written by `WRITE_ACCESSIBILITY=1 pnpm e2e shared-ui/accessibility`, checked in. */
export interface AccessibilityResults {
  /** Day of the run: '2026-07-28'. */
  date: string;
  axe: string;
  /** Themes times light and dark. */
  combinations: number;
  examples: Record<string, ExampleResult>;
}

export const accessibilityResults: AccessibilityResults = results;

const long = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

export const runDate = (): string => long.format(new Date(accessibilityResults.date));
