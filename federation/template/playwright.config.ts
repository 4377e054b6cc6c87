import { chromiumArgs, ensureChromium } from '@ia/test-support/chromium';
import { defineConfig, devices } from 'playwright/test';

// End-to-end tests on a site where this app is live. SITE=https://… selects another site.
export default defineConfig({
  testDir: 'e2e',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE ?? '__site__',
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
});
