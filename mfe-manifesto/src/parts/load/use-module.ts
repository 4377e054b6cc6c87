import { useCallback, useEffect, useState } from 'react';

export type LoadedModule<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; module: T }
  | { status: 'failed'; retry: () => void };

/**
 * Downloads code when it is first wanted. A failure can be tried again: React.lazy would remember it for ever.
 * @param load an `import()` that is the same function on every render
 */
export function useModule<T>(load: () => Promise<T>, wanted: boolean): LoadedModule<T> {
  const [state, setState] = useState<LoadedModule<T>>({ status: 'idle' });
  const start = useCallback(() => {
    setState({ status: 'loading' });
    load().then(
      (module) => setState({ status: 'ready', module }),
      () => setState({ status: 'failed', retry: start }),
    );
  }, [load]);
  useEffect(() => {
    if (wanted && state.status === 'idle') start();
    // Given up on and wanted again later: that is another try.
    if (!wanted && state.status === 'failed') setState({ status: 'idle' });
  }, [wanted, state.status, start]);
  return state;
}
