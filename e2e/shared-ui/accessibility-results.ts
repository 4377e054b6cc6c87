import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults } from '@ia/test-support/axe';
import type { Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import type {
  AccessibilityResults,
  ExampleResult,
} from '../../shared-ui/library/src/pages/component-library/accessibility-results.ts';

// accessibility.spec.ts evaluates each example of the component library: one component with sample content,
// in a frame. These functions save the results, which the library's page shows beside the examples.

type Outcome = 'passes' | 'violations' | 'incomplete';

const RESULTS_FILE = path.join(
  workspace,
  'shared-ui/library/src/pages/component-library/accessibility.generated.json',
);

/** Collects the rule ids by example, for one outcome over several runs. */
async function collectRules(
  page: Page,
  runs: AxeResults[],
  outcome: Outcome,
): Promise<Map<string, Set<string>>> {
  const checkedNodes = runs.flatMap((run) =>
    run[outcome].flatMap(({ id, nodes }) => nodes.map((node) => [id, node.target.join(' ')] as const)),
  );
  const examples = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const exampleElement = document.querySelector(selector)?.closest<HTMLElement>('[data-example-id]');
        return exampleElement?.dataset.exampleId ?? '';
      }),
    checkedNodes.map(([, selector]) => selector),
  );
  const rules = new Map<string, Set<string>>();
  checkedNodes.forEach(([rule], index) => {
    const example = examples[index] ?? '';
    rules.set(example, (rules.get(example) ?? new Set()).add(rule));
  });
  rules.delete('');
  return rules;
}

/**
 * Summarizes the axe results by example.
 * @param runs the first run has all rules; the others have colour rules only, one for each theme and scheme
 */
export async function summarizeByExample(
  page: Page,
  runs: AxeResults[],
): Promise<Record<string, ExampleResult>> {
  const passes = await collectRules(page, runs, 'passes');
  const violations = await collectRules(page, runs, 'violations');
  const incomplete = await collectRules(page, runs, 'incomplete');
  const names = [...new Set([...passes.keys(), ...violations.keys(), ...incomplete.keys()])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const failed = [...(violations.get(name) ?? [])].sort();
      const toReview = [...(incomplete.get(name) ?? [])].filter((rule) => !failed.includes(rule));
      const passed = [...(passes.get(name) ?? [])].filter((rule) => ![...failed, ...toReview].includes(rule));
      return [name, { passed: passed.length, failed, toReview: toReview.length }];
    }),
  );
}

/** Writes the results to the file that the library page reads. */
export function saveResults(examples: Record<string, ExampleResult>, runs: AxeResults[]): void {
  const results: AccessibilityResults = {
    date: new Date().toISOString().slice(0, 10),
    axe: runs[0]?.testEngine.version ?? '',
    combinations: runs.length - 1,
    examples,
  };
  writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 1)}\n`);
}
