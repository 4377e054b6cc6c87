import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LogLine } from '../functions/ai/handler.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface DenoFunction {
  /** Base address: the function answers below it at /functions/v1/<name>. */
  url: string;
  /** Everything written to stdout and stderr. */
  output: () => string;
  /** The next line of the function's own log. */
  nextLogLine(): Promise<LogLine>;
  close(): Promise<void>;
}

/** The path of Deno itself: the shim in .bin would not pass a signal on. */
function denoPath(): string {
  const require = createRequire(import.meta.url);
  return (require('deno/install_api.cjs') as { runInstall(): string }).runInstall();
}

/**
 * Runs an Edge Function in Deno as Supabase does, with packages from node_modules and a port of its own.
 * @param env its secrets; nothing else of this process's environment reaches it
 * @param network the hosts it may reach: this machine alone, if nothing is said
 * @param onLine called with each line that the function writes
 * @throws with what it said, when it does not start
 */
export async function startDenoFunction(
  env: Record<string, string>,
  network: 'loopback' | 'anywhere' = 'loopback',
  name: 'ai' | 'credential' = 'ai',
  onLine?: (line: string) => void,
): Promise<DenoFunction> {
  const folder = `supabase/functions/${name}`;
  const flags = ['--node-modules-dir=manual', '--no-lock', '--cached-only', '--no-prompt', '--allow-env'];
  const allowed = network === 'anywhere' ? '--allow-net' : '--allow-net=127.0.0.1';
  const child = spawn(
    denoPath(),
    ['run', ...flags, allowed, '--config', `${folder}/deno.json`, `${folder}/index.ts`],
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
  const log = collect(child);
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

/** Hands out each line of output once, in order, to whoever looks for something in it. */
function collect(child: ChildProcess) {
  let all = '';
  let unread = '';
  let check: (() => void) | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (words: string) => {
      all += words;
      unread += words;
      check?.();
    });
  }
  const find = <T>(match: (line: string) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error(`Deno ended: ${all}`));
      check = () => {
        for (let end = unread.indexOf('\n'); end >= 0; end = unread.indexOf('\n')) {
          const found = match(unread.slice(0, end));
          unread = unread.slice(end + 1);
          if (found === undefined) continue;
          check = undefined;
          child.off('exit', ended);
          return resolve(found);
        }
      };
      child.once('exit', ended);
      check();
    });
  return { find, all: () => all };
}
