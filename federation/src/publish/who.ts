import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

const machine = hostname().replace(/[^\w-]/g, '_') || 'machine';

/**
 * Whether a process lives, and when it started: a number that is given out again starts at another time. Only Linux says
 * when; elsewhere the number alone has to do.
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
      // Somebody else's process, which lives.
      return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : null;
    }
  }
}

const me = `${machine}.${process.pid}.${startOf(process.pid) ?? '0'}`;

/** A name that nothing else has, and that says which process it belongs to: 'site-1.4711.880022.9f0c11aa'. */
export const ownName = (): string => `${me}.${randomBytes(4).toString('hex')}`;

/**
 * What is known of the process that made a name by {@link ownName}. Of a process on another machine, as where two share
 * a disk or a container its volume, nothing can be known.
 */
export function ownerOf(name: string): 'alive' | 'dead' | 'elsewhere' {
  const [host, pid, start] = name.split('.');
  if (host !== machine) return 'elsewhere';
  const now = startOf(Number(pid));
  return now !== null && (now === start || now === '0' || start === '0') ? 'alive' : 'dead';
}
