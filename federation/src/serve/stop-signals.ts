import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Time after which the process exits although work is running: systemd kills it after 30 s. */
const STOP_TIMEOUT_MS = 28_000;
/** Time between two checks of the parent `npx`. */
const POLL_INTERVAL_MS = 500;

interface ProcessInfo {
  parent: number;
  command: string;
}

/** Reads parent and command of a process from /proc, or else from `ps`. @returns null when it does not exist */
function readProcess(pid: number): ProcessInfo | null {
  try {
    // The process name is in brackets and may contain brackets.
    const [, parent] = /^\d+ \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return {
      parent: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return readProcessWithPs(pid);
  }
}

function readProcessWithPs(pid: number): ProcessInfo | null {
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

/**
 * Finds `npx` (its process is named `npm exec`) among a process and its ancestors.
 * @returns its process id, or null
 */
export function findNpx(pid: number, read: (pid: number) => ProcessInfo | null = readProcess): number | null {
  for (let ancestor = pid; ancestor > 1; ) {
    const found = read(ancestor);
    if (!found) return null;
    if (/^npm exec |[\\/]npx(-cli\.js)?( |$)/.test(found.command)) return ancestor;
    ancestor = found.parent;
  }
  return null;
}

/** True while a process exists. EPERM: it exists and belongs to another user. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Stops the process on SIGTERM or SIGINT, or when the parent `npx` has ended: npx forwards a signal only to
 * its shell, which leaves pnpm and this process running. Ignores a second signal, because Ctrl+C arrives
 * twice, once through pnpm. `federation serve`, `pnpm start` and `pnpm dev` call it.
 * @param stop ends the work of the process, which then exits with code 0
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error.message);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce);
  const npx = findNpx(process.ppid);
  if (npx === null) return;
  const poll = setInterval(() => {
    if (isAlive(npx)) return;
    clearInterval(poll);
    stopOnce();
  }, POLL_INTERVAL_MS);
  poll.unref();
}
