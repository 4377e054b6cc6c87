import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { type Assertion, type Assessment, assess } from './score.ts';

// AccessMonitor evaluates pages with the rules of QualWeb, an accessibility evaluator, and computes a score.
// This module runs QualWeb in the page; score.ts computes the score.

const require = createRequire(import.meta.url);
/** QualWeb as its own crawler injects it. Each bundle defines its classes on `window`. */
const BUNDLES = [
  require.resolve('@qualweb/qw-page'),
  require.resolve('@qualweb/util'),
  require.resolve('@qualweb/act-rules'),
  require.resolve('@qualweb/wcag-techniques'),
  require.resolve('@qualweb/best-practices'),
].map((file) => readFileSync(file, 'utf8'));

/** Numbers of elements that the score needs beside the results, by the ruleset's names. */
const COUNTED = {
  img: 'img',
  area: 'area',
  inpImg: 'a',
  label:
    'input, select, textarea, [role=checkbox], [role=combobox], [role=listbox], [role=menuitemcheckbox], [role=menuitemradio], [role=radio], [role=searchbox], [role=slider], [role=spinbutton], [role=switch], [role=textbox]',
  form: 'form',
  tableData: 'table',
  tableLayout: 'table',
  tableComplex: 'table',
  iframe: 'iframe',
  ehandler: '[onmousedown], [onmouseup], [onclick], [onmouseover], [onmouseout]',
};

interface Runner {
  test(data: { sourceHtml: string }): unknown;
  getReport(): { assertions: Record<string, Assertion> };
}
type RunnerClass = new (texts: { translate: object; fallback: object }) => Runner;
type QualWeb = Record<'ACTRulesRunner' | 'WCAGTechniquesRunner' | 'BestPracticesRunner', RunnerClass> & {
  QWPage: new (document: Document, readStyles: boolean) => unknown;
  qwPage: unknown;
};

/** Evaluates a page in its current state as AccessMonitor, the validator of the Portuguese seal, does. */
export async function evaluatePage(page: Page): Promise<Assessment> {
  if (!(await page.evaluate(() => 'ACTRulesRunner' in window)))
    for (const bundle of BUNDLES) await page.evaluate(bundle);
  const evaluation = await page.evaluate((counted) => {
    const qualWeb = window as unknown as QualWeb;
    const { ACTRulesRunner, WCAGTechniquesRunner, BestPracticesRunner } = qualWeb;
    // A new `QWPage` for each evaluation. It gives elements that rendered after its creation another form of
    // selector, and the rules compare the two forms wrongly.
    qualWeb.qwPage = new qualWeb.QWPage(document, true);
    const sourceHtml = document.documentElement.outerHTML;
    const assertions: Record<string, Assertion> = {};
    for (const Runner of [ACTRulesRunner, WCAGTechniquesRunner, BestPracticesRunner]) {
      const runner = new Runner({ translate: {}, fallback: {} });
      runner.test({ sourceHtml });
      Object.assign(assertions, runner.getReport().assertions);
    }
    const elements = Object.fromEntries(
      Object.entries(counted).map(([name, selector]) => [name, document.querySelectorAll(selector).length]),
    );
    return { assertions, elements };
  }, COUNTED);
  return assess(evaluation);
}
