import { chromiumArgs, ensureChromium } from '@ia/test-support/chromium';
import { defineConfig, devices } from 'playwright/test';

// First: whoever starts them last waits for them with the other core idle.
const LONG = [
  '**/teams/{own-repository,own-data,smoke}.spec.ts',
  '**/shell/{dev,stress}.spec.ts',
  '**/shared-ui/accessibility.spec.ts',
];

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'all the others', testMatch: '**/*.spec.ts', testIgnore: LONG },
  ],
  outputDir: '../test-results',
  globalSetup: './support/build-once.ts',
  fullyParallel: false,
  // As many as the cores of the machine that has to bear it: a third one gains nothing, and makes races.
  workers: 2,
  // What failed runs once more for its trace (recording every run costs a third of the time), and fails all the same.
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
    // Journeys break files and requests on purpose: what a device keeps would stand in between. Those about it ask for it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    // A fifth of what a page costs is its motion. Journeys about motion, and those that hold everything together, ask
    // for it: `test.use(motion)`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
