import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What goes on paper. Without a job, the browser's own print command prints the course. */
export type PrintJob = { kind: 'course' } | { kind: 'certificate'; name: string };

/**
 * Prints something other than what the screen shows: the job is on the page before the browser takes its picture,
 * and gone afterwards.
 */
export function usePrinter() {
  const [job, setJob] = useState<PrintJob | null>(null);

  useEffect(() => {
    const before = () => flushSync(() => setJob((now) => now ?? { kind: 'course' }));
    const after = () => setJob(null);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  return {
    job,
    print(next: PrintJob | 'course') {
      flushSync(() => setJob(next === 'course' ? { kind: 'course' } : next));
      window.print();
    },
  };
}

export type Printer = ReturnType<typeof usePrinter>;
