import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const runs = (file: string): boolean => spawnSync(file, ['-version'], { stdio: 'ignore' }).status === 0;

const findJava = (): string | undefined =>
  [process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin/java'), 'java'].find(
    (file): file is string => Boolean(file) && runs(file as string),
  );

/**
 * A Java to run the Nu Html Checker with: JAVA_HOME, or the machine's; else Debian's package is installed.
 * @returns what to call
 * @throws when none can be had, saying how to bring one.
 */
export function ensureJava(): string {
  const there = findJava();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Java found: installing one.');
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      apt('update', '-qq');
      apt('install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless');
    } catch {
      // Said below, with what to do.
    }
  }
  const installed = findJava();
  if (installed) return installed;
  throw new Error(
    'The check of the HTML needs a Java (11 or newer) and none could be installed. Install default-jre-headless, or point JAVA_HOME at one.',
  );
}
