import { chromiumArgs, ensureChromium } from '@ia/test-support/chromium';
import { defineConfig, devices } from 'playwright/test';

/** Slow files run first: started last, they would leave the other core idle. */
const SLOW_FILES = [
  '**/teams/{own-repository,own-data,smoke}.spec.ts',
  '**/shell/{dev,stress}.spec.ts',
  '**/shared-ui/accessibility.spec.ts',
];

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'slow', testMatch: SLOW_FILES },
    { name: 'all the others', testMatch: '**/*.spec.ts', testIgnore: SLOW_FILES },
  ],
  outputDir: '../test-results',
  // Beside the test, without a suffix for the platform: the snapshots are text.
  snapshotPathTemplate: '{testFileDir}/{arg}{ext}',
  globalSetup: './support/build-once.ts',
  fullyParallel: false,
  // One worker per core of the smallest machine: a third worker gains nothing and causes timing failures.
  workers: 2,
  // A retry records a trace of a failed test (tracing every run costs a third of the time). The test still
  // fails.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
    // Tests break files and requests on purpose, and a service worker would hide that. Tests of offline use
    // enable it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    // Motion takes a fifth of a page's time. Tests of motion and complete user journeys enable it with
    // `test.use(motion)`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
