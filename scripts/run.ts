import { spawn } from 'node:child_process';
import path from 'node:path';

/** Root folder of the repository. */
export const workspace = path.join(import.meta.dirname, '..');

export interface RunOptions {
  /** Working directory; default: the root of the repository. */
  cwd?: string;
  env?: Record<string, string>;
  /** Captures the output and shows it only if the command fails. */
  quiet?: boolean;
}

/**
 * Runs a command of the workspace and waits for its end.
 * @throws Error if the command fails, with its output if it was captured
 */
export function run(
  command: string,
  args: string[],
  { cwd = workspace, env, quiet }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        PATH: `${path.join(workspace, 'node_modules/.bin')}:${process.env.PATH}`,
        ...env,
      },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(
        new Error(
          `${command} ${args.join(' ')} (in ${path.relative(workspace, cwd) || '.'}) failed\n${output}`,
        ),
      );
    });
  });
}

/**
 * Runs a task for each item, at most `limit` at a time. @throws the first failure; tasks that run already continue
 */
export async function runInParallel<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
