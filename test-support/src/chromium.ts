import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell first: it is what Playwright itself uses without a window, and starts in half the time. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const runs = (file: string): boolean => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** A Chromium of this machine; undefined when it has none that runs. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...known].find(
    (file): file is string => Boolean(file) && existsSync(file as string) && runs(file as string),
  );

const attempt = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium to test with: CHROMIUM_PATH, Playwright's own, or the system's; else Debian's package is installed,
 * else Playwright's download is tried.
 * @returns the path of the executable
 * @throws when none can be had, saying how to bring one.
 */
export function ensureChromium(): string {
  const there = findChromium();
  if (there) return there;
  console.log('No Chromium found: installing one.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq']);
    // Liberation is the Arial of Linux: the fallback that the site's own fonts are adjusted to.
    const install = (name: string) =>
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
    if (!install('chromium-headless-shell')) install('chromium');
  }
  if (!findChromium()) attempt('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chrome or Chromium, or point CHROMIUM_PATH at one.',
  );
}

/** A headless browser that asks nothing of the network on its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
