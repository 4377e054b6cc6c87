import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { whenCalm } from './when-calm.ts';

export type LoadedModule<T> =
  /** Not asked for yet. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; module: T }
  /** It did not come. A failure can be tried again: React.lazy would remember it for ever. */
  | { status: 'failed'; retry: () => void };

type Load<T> = () => Promise<T>;

// What has come once is there at the first render of whoever asks next.
const arrived = new WeakMap<Load<unknown>, unknown>();

/**
 * Code that comes later, in a chunk of its own: no Suspense, which would hide what surrounds it.
 * @param load an `import()`; the same function on every render, so declare it outside of the component
 * @param when false waits, true loads at once, 'idle' as soon as the browser has painted and is idle, or at a first scroll
 * @param onError told of each failure, for the log
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
  const ready = (): LoadedModule<T> => ({ status: 'ready', module: arrived.get(load) as T });
  const [state, setState] = useState<LoadedModule<T>>(() =>
    when && arrived.has(load) ? ready() : { status: 'idle' },
  );
  const failed = useEffectEvent((error: unknown) => onError?.(error));
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);

  const open = state.status === 'ready';
  useEffect(() => {
    if (open) return;
    // Given up on and wanted again later: that is another try.
    if (!when) return setState({ status: 'idle' });
    let current = true;
    const start = () => {
      setState({ status: 'loading' });
      load().then(
        (module) => {
          arrived.set(load, module);
          // What nobody waits for is rendered in small pieces: who scrolls or presses meanwhile comes first.
          const show = () => setState({ status: 'ready', module });
          if (current) when === 'idle' ? startTransition(show) : show();
        },
        (error: unknown) => {
          failed(error);
          if (current) setState({ status: 'failed', retry });
        },
      );
    };
    const giveUp = when === 'idle' && tries === 0 ? whenCalm(start) : start();
    return () => {
      current = false;
      giveUp?.();
    };
  }, [load, when, tries, open, retry]);

  return state;
}
