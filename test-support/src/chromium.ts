import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installDebian } from './debian-package.ts';

/**
 * Usual paths. The headless shell comes first: Playwright uses it by default and it starts in half the time.
 */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRunnable = (file: string): boolean =>
  spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns the path of an installed Chromium that starts, or undefined. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL_PATHS].find(
    (file): file is string => Boolean(file) && existsSync(file as string) && isRunnable(file as string),
  );

/** Runs a command. @returns whether it succeeded */
const tryCommand = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, or the system's. Otherwise installs Debian's package,
 * then tries Playwright's download.
 * @returns the path of the executable
 * @throws Error with instructions when no Chromium can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  // Liberation replaces Arial on Linux; the metrics of the site's fallback fonts are adjusted to it.
  if (!installDebian('chromium-headless-shell', 'fonts-liberation'))
    installDebian('chromium', 'fonts-liberation');
  if (!findChromium()) tryCommand('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chrome or Chromium, or point CHROMIUM_PATH at one.',
  );
}

/** Arguments for a headless browser without sandbox and without background network requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
