import { useShell } from '@ia/federation';
import { useEffect, useRef } from 'react';

/** Reports a failed load once, with the name of the resource. The page shows its own text. */
export function useReportFailure(error: unknown, loading: string): void {
  const { report } = useShell();
  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (error && reported.current !== error) report(error, { loading });
    reported.current = error;
  }, [error, loading, report]);
}
