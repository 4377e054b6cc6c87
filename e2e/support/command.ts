import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { workspace } from '../../scripts/run.ts';

export interface Running {
  /** Address it printed. */
  url: string;
  output(): string;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) =>
    child.exitCode === null ? child.on('exit', (code) => resolve(code)) : resolve(child.exitCode),
  );

/**
 * Runs `pnpm start` on the site that is built.
 * @throws with what it printed, when it ends before it is ready.
 */
export async function startCommand(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [path.join(workspace, 'scripts/start.ts')], {
    cwd: workspace,
    env: { ...process.env, SKIP_BUILD: '1', PORT: '0', ...env },
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      const url = /^IA para Todos: (http\S+)$/m.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`ended with code ${code}: ${output}`)));
  });
  return {
    url: await ready,
    output: () => output,
    stop(signal) {
      child.kill(signal);
      return ended(child);
    },
  };
}
