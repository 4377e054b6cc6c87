import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './when-idle.ts';

export type LoadedModule<T> =
  /** Loading has not started. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; module: T }
  /** Loading failed. Unlike React.lazy, which caches the failure, it can be retried. */
  | { status: 'failed'; retry: () => void };

type Load<T> = () => Promise<T>;

// Cache of loaded modules by their `load` function, so that later components render them at once.
const loadedModules = new WeakMap<Load<unknown>, unknown>();

/**
 * Loads a module in a separate chunk. No Suspense, which would hide the surrounding content.
 * @param load an `import()`; a stable function, so declare it outside of the component
 * @param when false waits, true loads at once, 'idle' loads once the browser has painted and is idle, or on
 * the first scroll
 * @param onError called on each failure, for the log
 * @example
 * const load = () => import('./Details.tsx');
 * const details = useModule(load, open, shell.report);
 * if (details.status === 'ready') return <details.module.Details />;
 */
export function useModule<T>(
  load: Load<T>,
  when: boolean | 'idle',
  onError?: (error: unknown) => void,
): LoadedModule<T> {
  const ready = (): LoadedModule<T> => ({ status: 'ready', module: loadedModules.get(load) as T });
  const [state, setState] = useState<LoadedModule<T>>(() =>
    when && loadedModules.has(load) ? ready() : { status: 'idle' },
  );
  const reportError = useEffectEvent((error: unknown) => onError?.(error));
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const isReady = state.status === 'ready';
  useEffect(() => {
    if (isReady) return;
    // Resets a failure, so that enabling it again loads again.
    if (!when) return setState({ status: 'idle' });
    let isCurrent = true;
    const start = () => {
      setState({ status: 'loading' });
      load().then(
        (module) => {
          loadedModules.set(load, module);
          // Idle-loaded modules render in a transition, so that input stays responsive.
          const show = () => setState({ status: 'ready', module });
          if (isCurrent) when === 'idle' ? startTransition(show) : show();
        },
        (error: unknown) => {
          reportError(error);
          if (isCurrent) setState({ status: 'failed', retry });
        },
      );
    };
    const cancel = when === 'idle' && attempt === 0 ? whenIdle(start) : start();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [load, when, attempt, isReady, retry]);

  return state;
}
