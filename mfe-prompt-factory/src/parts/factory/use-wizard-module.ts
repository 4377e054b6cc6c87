import { useShell } from '@ia/federation';
import { useEffect, useEffectEvent, useState } from 'react';

type Wizard = typeof import('./wizard/Wizard.tsx')['Wizard'];

type State = { status: 'waiting' } | { status: 'ready'; Wizard: Wizard } | { status: 'failed' };

/** Calls back when the browser has nothing to do. Safari has no requestIdleCallback (as of 26). */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/**
 * The wizard's code: not part of the first load, fetched when the browser is idle, or at once when it is needed.
 * No React.lazy: it holds the first paint back and keeps a failed import for ever.
 */
export function useWizardModule(needed: boolean): State & { retry: () => void } {
  const { report } = useShell();
  const [state, setState] = useState<State>({ status: 'waiting' });
  const load = useEffectEvent(() => {
    import('./wizard/Wizard.tsx').then(
      ({ Wizard }) => setState({ status: 'ready', Wizard }),
      (error: unknown) => {
        report(error);
        setState({ status: 'failed' });
      },
    );
  });

  const waiting = state.status === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    if (!needed) return whenIdle(() => load());
    load();
  }, [needed, waiting]);

  // Back to waiting; the effect loads again.
  return { ...state, retry: () => setState({ status: 'waiting' }) };
}
