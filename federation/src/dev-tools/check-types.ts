import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorOf } from '../errors/error-of.ts';

/** Returns the path of the app's own TypeScript compiler. @throws when TypeScript is not installed. */
function findCompiler(app: string): string {
  let manifest: string;
  try {
    manifest = createRequire(path.join(app, 'package.json')).resolve('typescript/package.json');
  } catch {
    throw new Error(
      `TypeScript is not installed in ${app}, so its types cannot be checked. Add typescript to its devDependencies.`,
    );
  }
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
  return path.join(path.dirname(manifest), bin.tsc);
}

/** Maximum size of the compiler output. Node's default of 1 MiB would hide the errors of a large app. */
const OUTPUT_LIMIT_BYTES = 64 * 2 ** 20;

/**
 * Checks the types of an app with its own `tsconfig.json`.
 * @returns false when the app has no `tsconfig.json`, so that nothing was checked
 * @throws with the compiler's output.
 */
export async function checkTypes(app: string): Promise<boolean> {
  if (!existsSync(path.join(app, 'tsconfig.json'))) return false;
  const args = [findCompiler(app), '--noEmit', '--pretty', 'false'];
  await promisify(execFile)(process.execPath, args, { cwd: app, maxBuffer: OUTPUT_LIMIT_BYTES }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw errorOf('FED-130', { app, errors: `${stdout}${stderr}`.trimEnd() });
    },
  );
  return true;
}
