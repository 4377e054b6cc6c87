import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const machineName = hostname().replace(/[^\w-]/g, '_') || 'machine';

/**
 * Returns the start time of a live process, or null. It distinguishes processes that reuse an id. On systems
 * other than Linux, the start time is unknown: '0'.
 */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command name, which may contain spaces. The start time is field 22 of proc(5).
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : (fields[18] ?? '0');
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

const processId = `${machineName}.${process.pid}.${readStartTime(process.pid) ?? '0'}`;

/**
 * Returns a unique name that identifies the current process: 'site-1.4711.880022.9f0c11aa'. Temporary files
 * and tickets of the site lock contain it, so that a later command deletes the files and tickets of
 * dead processes.
 */
export const processName = (): string => `${processId}.${randomBytes(4).toString('hex')}`;

/**
 * Returns the state of the process that created a name with {@link processName}. A process on another machine
 * that shares the disk cannot be checked.
 */
export function processState(name: string): 'alive' | 'dead' | 'elsewhere' {
  const [host, pid, start] = name.split('.');
  if (host !== machineName) return 'elsewhere';
  const currentStart = readStartTime(Number(pid));
  return currentStart !== null && (currentStart === start || currentStart === '0' || start === '0')
    ? 'alive'
    : 'dead';
}
