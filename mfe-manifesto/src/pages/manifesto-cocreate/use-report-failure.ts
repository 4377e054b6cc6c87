import { useShell } from '@ia/federation';
import { useEffect } from 'react';

/** Logs a failed load once, with what was being loaded. The page shows its own words. */
export function useReportFailure(error: unknown, loading: string): void {
  const { report } = useShell();
  useEffect(() => {
    if (error) report(error, { loading });
  }, [error, loading, report]);
}
