import { findLayoutFaults } from '@ia/test-support/layout';
import { isLongRun } from '@ia/test-support/long-run';
import { readAccessibilityResults } from '../../shell/accessibility-results.ts';
import { expect, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';
import { writeResults } from '../support/results.ts';
import type { Tab } from './tab.ts';
import { TASKS } from './tasks.ts';
import { Visitor } from './visitor.ts';

/** Layout faults that are still there two seconds after the first look: scripts adapt the header to the width. */
async function settledLayoutFaults(tab: Tab): Promise<string> {
  let found = '';
  for (let tries = 0; tries < 20; tries++) {
    found = await tab.evaluate<string>(`(${findLayoutFaults})().join('; ')`);
    if (!found) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return found;
}

/**
 * Defines the tests of an engine: the main tasks, and with LONG_RUN=1 the layout of every route.
 * @param ensureInstalled installs the engine if necessary; false when it cannot, and the tests are then skipped
 */
export function defineEngineTests(
  name: string,
  start: () => Promise<Tab>,
  ensureInstalled = () => true,
): void {
  test.describe(name, () => {
    let tab: Tab | undefined;
    let passedTasks = 0;
    test.beforeEach(async () => {
      const isInstalled = ensureInstalled();
      // The nightly run and the accessibility statement need every engine.
      if (isLongRun || process.env.WRITE_ACCESSIBILITY)
        expect(isInstalled, `${name} is installed`).toBe(true);
      test.skip(!isInstalled, `${name} is not installed, and was not tested`);
      tab = await start();
    });
    test.afterEach(async () => {
      await tab?.close();
      tab = undefined;
    });
    for (const [title, task] of Object.entries(TASKS)) {
      test(title, async ({ site }) => {
        if (tab) await task(new Visitor(tab, site.url));
        passedTasks++;
      });
    }

    test('accessibility statement names this engine, in this version or an older one', () => {
      const [version = ''] = /^\d+\.\d+/.exec(tab?.version ?? '') ?? [];
      expect(version).not.toBe('');
      const { engines } = readAccessibilityResults();
      if (process.env.WRITE_ACCESSIBILITY) {
        // A failed test starts a new worker, which counts from 0.
        expect(passedTasks, 'passed tasks').toBe(Object.keys(TASKS).length);
        return writeResults({ engines: { ...engines, [name]: version } });
      }
      expect(engines).toHaveProperty([name]);
      // The tested version is the stated one, or a later one.
      expect(version.localeCompare(engines[name] ?? '', 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
    });

    if (isLongRun) {
      test('every route holds its layout on a phone and a desktop, also at 200 % text', async ({ site }) => {
        test.setTimeout(600_000);
        if (!tab) return;
        const visitor = new Visitor(tab, site.url);
        const faults: string[] = [];
        for (const route of publishedPaths()) {
          await tab.resize(1280, 800);
          await visitor.open(route);
          await tab.until(`document.querySelector('main h1')?.checkVisibility() === true`);
          for (const textSize of ['100%', '200%']) {
            await tab.evaluate(`document.documentElement.style.fontSize = '${textSize}'`);
            for (const width of [360, 1280]) {
              await tab.resize(width, 800);
              const innerWidth = await tab.evaluate<number>('innerWidth');
              // The window of MiniBrowser, WebKitGTK's browser, cannot be narrower than its toolbar of almost 480 px.
              expect(innerWidth).toBeGreaterThanOrEqual(width);
              expect(innerWidth).toBeLessThan(Math.max(width + 1, 480));
              const found = await settledLayoutFaults(tab);
              if (found) faults.push(`${route}, ${textSize} text at ${innerWidth} px: ${found}`);
            }
          }
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
