import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LogLine } from '../functions/ai/handler.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A running Edge Function. */
export interface DenoFunction {
  /** Base URL: the function is at /functions/v1/<name> below it. */
  url: string;
  /** All output on stdout and stderr. */
  output: () => string;
  /** Resolves with the next line of the function's log. */
  nextLogLine(): Promise<LogLine>;
  close(): Promise<void>;
}

/** Path of the Deno binary: the shim in .bin does not forward signals. */
function denoPath(): string {
  const require = createRequire(import.meta.url);
  return (require('deno/install_api.cjs') as { runInstall(): string }).runInstall();
}

/**
 * Runs an Edge Function in Deno like Supabase, with packages from node_modules on a free port. Tests use it,
 * and `pnpm start` for the function `ai` (scripts/ai-service.ts).
 * @param env the function's secrets; it inherits no other environment
 * @param network hosts that it may reach; only loopback by default
 * @param name folder of the function
 * @param onLine called with each line of output
 * @throws with the output, when it does not start
 */
export async function startDenoFunction(
  env: Record<string, string>,
  network: 'loopback' | 'anywhere' = 'loopback',
  name: 'ai' | 'credential' | 'feed' = 'ai',
  onLine?: (line: string) => void,
): Promise<DenoFunction> {
  const folder = `supabase/functions/${name}`;
  const flags = ['--node-modules-dir=manual', '--no-lock', '--cached-only', '--no-prompt', '--allow-env'];
  const netPermission = network === 'anywhere' ? '--allow-net' : '--allow-net=127.0.0.1';
  const child = spawn(
    denoPath(),
    ['run', ...flags, netPermission, '--config', `${folder}/deno.json`, `${folder}/index.ts`],
    {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const input of [child.stdout, child.stderr]) if (onLine) createInterface({ input }).on('line', onLine);
  const log = readOutput(child);
  const url = await log.find((line) => /http:\/\/[\d.]+:\d+/.exec(line)?.[0]);
  return {
    url,
    output: log.all,
    nextLogLine: () =>
      log.find((line) => (line.startsWith('{"kind"') ? (JSON.parse(line) as LogLine) : undefined)),
    close: () =>
      new Promise((closed) => {
        if (child.exitCode !== null || child.signalCode !== null) return closed();
        child.once('exit', () => closed());
        child.kill();
      }),
  };
}

/** Buffers the output of a process. `find` consumes lines in order until one matches; only one `find` at a time. */
function readOutput(child: ChildProcess) {
  let all = '';
  let unread = '';
  let checkUnread: (() => void) | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      all += chunk;
      unread += chunk;
      checkUnread?.();
    });
  }
  const find = <T>(match: (line: string) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const onExit = () => reject(new Error(`Deno exited: ${all}`));
      checkUnread = () => {
        for (let end = unread.indexOf('\n'); end >= 0; end = unread.indexOf('\n')) {
          const found = match(unread.slice(0, end));
          unread = unread.slice(end + 1);
          if (found === undefined) continue;
          checkUnread = undefined;
          child.off('exit', onExit);
          return resolve(found);
        }
      };
      child.once('exit', onExit);
      checkUnread();
    });
  return { find, all: () => all };
}
