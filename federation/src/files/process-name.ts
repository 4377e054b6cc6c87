import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const machine = hostname().replace(/[^\w-]/g, '_') || 'machine';

/**
 * Returns the start time of a live process, or null. It distinguishes processes that reuse an id. On systems
 * other than Linux, the start time is unknown: '0'.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : (rest[18] ?? '0');
  } catch {
    try {
      process.kill(pid, 0);
      return '0';
    } catch (error) {
      // EPERM: a live process of another user.
      return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : null;
    }
  }
}

const me = `${machine}.${process.pid}.${startOf(process.pid) ?? '0'}`;

/** Returns a unique name that identifies the current process: 'site-1.4711.880022.9f0c11aa'. */
export const ownName = (): string => `${me}.${randomBytes(4).toString('hex')}`;

/**
 * Returns the state of the process that created a name with {@link ownName}. A process on another machine
 * that shares the disk cannot be checked.
 */
export function ownerOf(name: string): 'alive' | 'dead' | 'elsewhere' {
  const [host, pid, start] = name.split('.');
  if (host !== machine) return 'elsewhere';
  const now = startOf(Number(pid));
  return now !== null && (now === start || now === '0' || start === '0') ? 'alive' : 'dead';
}
