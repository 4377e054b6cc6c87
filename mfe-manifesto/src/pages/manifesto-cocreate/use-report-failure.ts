import { useShell } from '@ia/federation';
import { useEffect, useRef } from 'react';

/**
 * Reports a failed load to the shell once; showing the failure is up to the page.
 * @param resource cache key of the resource that failed to load
 */
export function useReportFailure(error: unknown, resource: string): void {
  const { report } = useShell();
  const reportedError = useRef<unknown>(undefined);
  useEffect(() => {
    if (error && reportedError.current !== error) report(error, { loading: resource });
    reportedError.current = error;
  }, [error, resource, report]);
}
