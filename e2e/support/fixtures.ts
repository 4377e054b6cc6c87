import { test as base, expect, motion } from '@ia/test-support/fixtures';
import { type Site, startSite } from './site.ts';

export type { Site };
export { expect, motion };

/** The file whose tests the worker's database belongs to. */
let dataOf: string | undefined;

/** Journeys on the composed production site. Every worker has a site and a database of its own. */
export const test = base.extend<{ seededData: undefined }, { site: Site }>({
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
  seededData: [
    async ({ site }, use, testInfo) => {
      // A worker runs many files: each finds the data as seeded, whatever the one before it voted.
      if (dataOf !== undefined && dataOf !== testInfo.file) await site.renewBackend();
      dataOf = testInfo.file;
      await use(undefined);
    },
    { auto: true },
  ],
});
