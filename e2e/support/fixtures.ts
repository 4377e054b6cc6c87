import { test as base, expect } from 'playwright/test';
import { type Site, startSite } from './site.ts';

export type { Site };
export { expect };

interface TestFixtures {
  /** What the browser's console and network said wrong. A test fails on any that it does not expect. */
  trouble: { expect(pattern: RegExp): void; seen: string[] };
}

/** The file whose tests the worker's database belongs to. */
let dataOf: string | undefined;

/**
 * Journeys on the composed production site. Every worker has a site and a database of its own; every test a
 * fresh browser profile, hence a fresh visitor. A console error, an uncaught error, a policy violation or a
 * request to another host fails the test that caused it: `trouble.expect(/…/)` names what has to go wrong.
 */
export const test = base.extend<TestFixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
    site.reset();
  },
  trouble: [
    async ({ context, site }, use, testInfo) => {
      // A worker runs many files: each finds the data as seeded, whatever the one before it voted.
      if (dataOf !== undefined && dataOf !== testInfo.file) await site.renewBackend();
      dataOf = testInfo.file;
      const seen: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) {
          seen.push(`third party: ${request.url()}`);
        }
      });
      await use({ seen, expect: (pattern) => void expected.push(pattern) });
      site.reset();
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
