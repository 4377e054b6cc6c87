import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { workspace } from '../../scripts/run.ts';

export interface RunningCommand {
  /** URL that the command printed. */
  url: string;
  output(): string;
  /** Sends a signal and waits until the command exits. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Commands started by this worker. Each leads its own process group. */
const startedCommands = new Set<ChildProcess>();

const waitForExit = (child: ChildProcess): Promise<number | null> =>
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
    // The process group has already ended.
  }
}

/** For `afterEach`: kills every command with its process group, ready or not. */
export async function stopCommands(): Promise<void> {
  for (const child of startedCommands) {
    killGroup(child);
    await waitForExit(child);
  }
  startedCommands.clear();
}
process.on('exit', () => {
  for (const child of startedCommands) killGroup(child);
});

/**
 * Starts a command and waits for its URL.
 * @param ready pattern of the output when the command is ready; its group is the URL
 * @param tree working tree that contains the script
 * @throws Error with the output when the command exits first
 */
async function startUntilReady(
  ready: RegExp,
  [script = '', ...args]: readonly string[],
  env: Record<string, string | undefined>,
  tree = workspace,
): Promise<RunningCommand> {
  const child = spawn(process.execPath, [path.join(tree, script), ...args], {
    cwd: tree,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  startedCommands.add(child);
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      const url = ready.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    // 'close' instead of 'exit', because output may arrive after the exit.
    child.on('close', (code) => reject(new Error(`ended with code ${code}: ${output}`)));
  });
  return {
    url: await url,
    output: () => output,
    stop(signal) {
      child.kill(signal);
      return waitForExit(child);
    },
  };
}

/** Runs `pnpm start` on the built site. */
export const startCommand = (env: Record<string, string>): Promise<RunningCommand> =>
  startUntilReady(/^IA para Todos: (http\S+)$/m, ['scripts/start.ts'], {
    SKIP_BUILD: '1',
    PORT: '0',
    ...env,
  });

/** Runs `pnpm dev` in a working tree, like from a terminal: without the test runner's NODE_ENV. */
export const devCommand = (env: Record<string, string>, tree?: string): Promise<RunningCommand> =>
  startUntilReady(
    /^IA para Todos, live: (http\S+)$/m,
    ['scripts/dev.ts'],
    { NODE_ENV: undefined, BACKEND_PORT: '0', ...env },
    tree,
  );

/** Runs `federation serve`. */
export const serveCommand = (...args: string[]): Promise<RunningCommand> =>
  startUntilReady(/: (http:\S+)$/m, ['federation/src/cli.ts', 'serve', '--port', '0', ...args], {});
