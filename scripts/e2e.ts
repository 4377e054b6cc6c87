import './node-version.ts';
import { ensureChromium } from '@ia/test-support/chromium';
import { run } from './run.ts';

// pnpm e2e [file or folder …]: runs the browser tests. SKIP_BUILD=1 uses the existing build of the site.
try {
  const chromium = ensureChromium();
  await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: chromium },
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
