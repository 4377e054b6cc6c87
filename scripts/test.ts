import './node-version.ts';
import { ensureChromium } from '@ia/test-support/chromium';
import { ensureJava } from '@ia/test-support/java';
import { run } from './run.ts';

// pnpm test: runs all checks, fast ones first.
try {
  ensureChromium();
  ensureJava();
  await run('biome', ['ci', '.']);
  await run('tsc', []);
  await run('knip', ['--no-progress']);
  await run('node', ['scripts/audit.ts']);
  await run('vitest', ['run']);
  await run('node', ['scripts/e2e.ts']);
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exit(1);
}
