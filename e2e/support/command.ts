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

/** What this worker started. Each leads a process group of its own, with whatever it starts in turn. */
const started = new Set<ChildProcess>();

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null
      ? child.on('exit', (code) => resolve(code))
      : resolve(child.exitCode),
  );

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}

/** For `afterEach`: ends every command, ready or not, with all that it started. */
export async function endCommands(): Promise<void> {
  for (const child of started) {
    killGroup(child);
    await ended(child);
  }
  started.clear();
}
process.on('exit', () => {
  for (const child of started) killGroup(child);
});

/** @throws with what it printed, when it ends before it is ready. */
async function runUntil(
  ready: RegExp,
  [script = '', ...args]: readonly string[],
  env: Record<string, string | undefined>,
  tree = workspace,
): Promise<Running> {
  const child = spawn(process.execPath, [path.join(tree, script), ...args], {
    cwd: tree,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  started.add(child);
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      const url = ready.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    // Not 'exit': the last words may still be on their way.
    child.on('close', (code) => reject(new Error(`ended with code ${code}: ${output}`)));
  });
  return {
    url: await address,
    output: () => output,
    stop(signal) {
      child.kill(signal);
      return ended(child);
    },
  };
}

/** Runs `pnpm start` on the site that is built. */
export const startCommand = (env: Record<string, string>): Promise<Running> =>
  runUntil(/^IA para Todos: (http\S+)$/m, ['scripts/start.ts'], { SKIP_BUILD: '1', PORT: '0', ...env });

/** Runs `pnpm dev` in a tree, as from a developer's terminal: without the NODE_ENV that the test runner sets. */
export const devCommand = (env: Record<string, string>, tree?: string): Promise<Running> =>
  runUntil(
    /^IA para Todos, live: (http\S+)$/m,
    ['scripts/dev.ts'],
    { NODE_ENV: undefined, BACKEND_PORT: '0', ...env },
    tree,
  );

/** Runs `federation serve`. */
export const serveCommand = (...args: string[]): Promise<Running> =>
  runUntil(/: (http:\S+)$/m, ['federation/src/cli.ts', 'serve', '--port', '0', ...args], {});
