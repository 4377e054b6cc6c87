import { useShell } from '@ia/federation';
import { useEffect, useRef } from 'react';

/** Logs a failed load once, with what was being loaded. The page shows its own words. */
export function useReportFailure(error: unknown, loading: string): void {
  const { report } = useShell();
  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (error && reported.current !== error) report(error, { loading });
    reported.current = error;
  }, [error, loading, report]);
}
