import { test as base, expect, motion } from '@ia/test-support/fixtures';
import { type Site, startSite } from './site.ts';

export type { Site };
export { expect, motion };

/** Test file that last used this worker's database. */
let lastFile: string | undefined;

/** Tests on the composed production site. Every worker has its own site and database. */
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
      // A worker runs many files: reset the database to its seed between files.
      if (lastFile !== undefined && lastFile !== testInfo.file) await site.resetBackend();
      lastFile = testInfo.file;
      await use(undefined);
    },
    { auto: true },
  ],
});
