import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluatePage } from '@ia/test-support/accessmonitor/evaluate';
import { open } from '@ia/test-support/pages';
import { waitForStableScroll } from '@ia/test-support/reading-position';
import type { Page } from 'playwright/test';
import { workspace } from '../../scripts/run.ts';
import { ACCEPTED_FAILURES } from '../../shell/access-monitor-exceptions.ts';
import { readAccessibilityResults } from '../../shell/accessibility-results.ts';
import { expect, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';
import { writeResults } from '../support/results.ts';
import { DOCUMENTS, TEXT_DOCUMENTS } from './documents.ts';

// AccessMonitor is the validator of the Portuguese accessibility seal. `evaluatePage` runs its rules on
// each page of the built site. The accessibility statement publishes the lowest score.

const WIDTHS = [1280, 360];
/** Lowest accepted score, of 10. The Portuguese seal asks for 9. */
const MIN_SCORE = 9.5;

// The package does not export its package.json.
const RULES_FILE = path.join(
  workspace,
  'test-support/node_modules/@a12e/accessmonitor-rulesets/package.json',
);
const readRulesVersion = (): string =>
  (JSON.parse(readFileSync(RULES_FILE, 'utf8')) as { version: string }).version;

// The rules parse the page again from a string, which Trusted Types forbid.
test.use({ bypassCSP: true, colorScheme: 'light' });

/** Lowest score of each page and document in this run. */
const scores = new Map<string, number>();

/** Returns the failed tests that {@link ACCEPTED_FAILURES} lists for a page, and everything else as faults. */
async function assessPage(page: Page, name: string): Promise<{ accepted: string[]; faults: string[] }> {
  const { score, failed } = await evaluatePage(page);
  scores.set(name, Math.min(score, scores.get(name) ?? 10));
  const faults = score < MIN_SCORE ? [`score ${score}`] : [];
  const accepted: string[] = [];
  for (const { test: id, level, where } of failed) {
    const exception = ACCEPTED_FAILURES.find(({ test: one, routes }) => one === id && routes.includes(name));
    const unexpected = await page.evaluate(
      ({ where, matches = '*' }) => where.filter((one) => !document.querySelector(one)?.matches(matches)),
      { where, matches: exception?.matches },
    );
    if (exception && unexpected.length === 0) accepted.push(id);
    else faults.push(`${id} (${level}), ${where.length} times: ${unexpected[0] ?? where[0]}`);
  }
  return { accepted, faults };
}

/** A component of the library at its own address, which shows more than the list. */
const COMPONENT = '/component-library?componente=button';
const pages = [...publishedPaths(), COMPONENT, '/component-library-example?exemplo=button.primario'];
for (const route of pages) {
  test(`AccessMonitor finds only the accepted failures on ${route} at ${WIDTHS.join(' and ')} px`, async ({
    page,
  }) => {
    const accepted = new Set<string>();
    await open(page, `#${route}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // The lower part of a page mounts on scroll.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      // A label above the window counts as invisible.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await waitForStableScroll(page);
      // The component library replaces its thumbnails and drawings by pictures.
      await expect(page.locator('[data-live]')).toHaveCount(0);
      const result = await assessPage(page, route);
      expect(result.faults, `${width} px`).toEqual([]);
      for (const id of result.accepted) accepted.add(id);
    }
    const required = ACCEPTED_FAILURES.filter(({ routes }) => routes.includes(route));
    expect([...accepted], 'accepted failures that no longer occur').toEqual(
      expect.arrayContaining(required.map(({ test: id }) => id)),
    );
  });
}

const documents = [...new Set([...DOCUMENTS, ...TEXT_DOCUMENTS, '404.html', 'offline.html'])];
test(`AccessMonitor finds no failure on documents at ${WIDTHS.join(' and ')} px`, async ({ page }) => {
  expect(TEXT_DOCUMENTS.length).toBeGreaterThan(10);
  for (const file of documents) {
    await page.goto(`/${file}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect((await assessPage(page, file)).faults, `${file} at ${width} px`).toEqual([]);
    }
  }
});

test('accessibility statement states the lowest score of AccessMonitor, or a lower one', () => {
  expect(scores.size).toBeGreaterThan(0);
  const accessMonitor = { rules: readRulesVersion(), score: Math.min(...scores.values()) };
  if (process.env.WRITE_ACCESSIBILITY) {
    // A failed test starts a new worker, without the scores.
    expect([...scores.keys()].sort(), 'pages with a score').toEqual([...pages, ...documents].sort());
    writeResults({ accessMonitor });
  } else {
    const stated = readAccessibilityResults().accessMonitor;
    expect(stated.rules).toBe(accessMonitor.rules);
    expect(stated.score).toBeLessThanOrEqual(accessMonitor.score);
  }
});

test('AccessMonitor reads elements that rendered after an earlier evaluation', async ({ page }) => {
  await page.setContent('<!doctype html><html lang="pt-PT"><title>Procura</title><main></main></html>');
  await evaluatePage(page);
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<label for="procura">Procurar</label><input id="procura" />';
  });
  const { failed } = await evaluatePage(page);
  expect(failed.map(({ test: name }) => name)).not.toContain('label_02');
});
