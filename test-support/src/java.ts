import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installDebian } from './debian-package.ts';

const isRunnable = (file: string): boolean => spawnSync(file, ['-version'], { stdio: 'ignore' }).status === 0;

const findJava = (): string | undefined =>
  [process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin/java'), 'java'].find(
    (file): file is string => Boolean(file) && isRunnable(file as string),
  );

/**
 * Finds a Java for the Nu Html Checker: JAVA_HOME or the system's. Otherwise, as root on Debian,
 * installs default-jre-headless.
 * @returns the command
 * @throws Error with instructions when Java cannot be installed
 */
export function ensureJava(): string {
  const found = findJava();
  if (found) return found;
  console.log('No Java found: installing one.');
  installDebian('default-jre-headless');
  const installed = findJava();
  if (installed) return installed;
  throw new Error(
    'The HTML check needs Java 11 or newer, and it could not be installed. Install default-jre-headless, or set JAVA_HOME.',
  );
}
