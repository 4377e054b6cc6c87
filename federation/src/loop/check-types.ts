import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** The compiler that the app has installed. @throws when there is none, saying what to add. */
function compilerOf(app: string): string {
  let manifest: string;
  try {
    manifest = createRequire(path.join(app, 'package.json')).resolve('typescript/package.json');
  } catch {
    throw new Error(
      `Types are checked with TypeScript, which ${app} has not installed. Add typescript to its devDependencies.`,
    );
  }
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
  return path.join(path.dirname(manifest), bin.tsc);
}

/**
 * Checks the types of an app with its own `tsconfig.json`.
 * @returns false when the app has none: then nothing was checked
 * @throws with what the compiler says.
 */
export async function checkTypes(app: string): Promise<boolean> {
  if (!existsSync(path.join(app, 'tsconfig.json'))) return false;
  const args = [compilerOf(app), '--noEmit', '--pretty', 'false'];
  await promisify(execFile)(process.execPath, args, { cwd: app, maxBuffer: 2 ** 26 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`The types of ${app} do not hold:\n${stdout}${stderr}`.trimEnd());
    },
  );
  return true;
}
