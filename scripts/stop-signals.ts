import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds until the process ends though something still runs: systemd kills after 30 s. */
const LONGEST_STOP = 28_000;
/** Milliseconds between two looks for the `npx` that started this process. */
const LOOK_EVERY = 500;

interface Ancestor {
  parent: number;
  command: string;
}

function readProcess(pid: number): Ancestor | null {
  try {
    // The name stands in brackets and may hold some.
    const [, parent] = /^\d+ \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return {
      parent: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return psProcess(pid);
  }
}

function psProcess(pid: number): Ancestor | null {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [, parent, command = ''] = /^\s*(\d+) (.*)/.exec(line) ?? [];
    return parent ? { parent: Number(parent), command } : null;
  } catch {
    return null;
  }
}

/** @returns the process of `npx` (npm calls itself `npm exec`) among a process and those above it, or null */
export function findNpx(pid: number, read: (pid: number) => Ancestor | null = readProcess): number | null {
  for (let at = pid; at > 1; ) {
    const found = read(at);
    if (!found) return null;
    if (/^npm exec |[\\/]npx(-cli\.js)?( |$)/.test(found.command)) return at;
    at = found.parent;
  }
  return null;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Stops once on SIGTERM or SIGINT, or when the `npx` that started this process is gone: npx passes a signal to its shell
 * alone, which leaves pnpm and this process behind with the port. A second signal changes nothing: from a terminal Ctrl+C comes
 * twice, once by pnpm.
 * @param stop what ends the process's work; the process exits 0 after it
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), LONGEST_STOP).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin);
  const npx = findNpx(process.ppid);
  if (npx === null) return;
  const look = setInterval(() => {
    if (isAlive(npx)) return;
    clearInterval(look);
    begin();
  }, LOOK_EVERY);
  look.unref();
}
