import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serveCandidate } from './candidate.ts';

/**
 * `federation test --site …`: runs the app's end-to-end tests (`playwright.config.ts`) on the published site
 * with this build of the app. The tests read the site's address from the variable `SITE`.
 * @param args arguments for `playwright test`
 * @returns Playwright's exit code
 */
export async function testApp(app: string, site: string, args: readonly string[]): Promise<number> {
  const require = createRequire(path.join(app, 'package.json'));
  let playwright: string;
  try {
    playwright = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  } catch {
    throw new Error(
      `Playwright is not installed in ${app}, so its tests cannot run. Add playwright to its devDependencies.`,
    );
  }
  const candidate = await serveCandidate(app, site);
  try {
    const tests = spawn(process.execPath, [playwright, 'test', ...args], {
      cwd: app,
      stdio: 'inherit',
      env: { ...process.env, SITE: candidate.url },
    });
    return await new Promise((resolve, reject) => {
      tests.on('error', reject);
      tests.on('close', (code) => resolve(code ?? 1));
    });
  } finally {
    await candidate.close();
  }
}
