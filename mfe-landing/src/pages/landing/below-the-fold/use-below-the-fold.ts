import { useRoute, useShell } from '@ia/federation';
import { type ComponentType, useEffect, useState } from 'react';
import type { BelowTheFoldProps } from './BelowTheFold.tsx';

type Sections = ComponentType<BelowTheFoldProps>;

export interface BelowTheFold {
  /** Null until they are here. */
  Sections: Sections | null;
  /** They could not be fetched. */
  failed: boolean;
  retry(): void;
}

/**
 * The sections under the first view, in a chunk of their own: the visitor reads the title before it is asked for.
 * It is asked for as soon as the browser has painted and is idle, at the first scroll, or at once when the address
 * names an anchor (which may lie in it).
 */
export function useBelowTheFold(): BelowTheFold {
  const { report } = useShell();
  const [sections, setSections] = useState<{ Sections: Sections } | null>(null);
  const [failed, setFailed] = useState(false);
  const atOnce = useRoute().anchor !== null;
  const waits = !sections && !failed;

  useEffect(() => {
    if (!waits) return;
    let gone = false;
    let stopWaiting = () => {};
    const load = () => {
      stopWaiting();
      import('./BelowTheFold.tsx').then(
        (module) => !gone && setSections({ Sections: module.BelowTheFold }),
        (error: unknown) => {
          report(error, { part: 'below the fold' });
          if (!gone) setFailed(true);
        },
      );
    };
    if (atOnce) load();
    else stopWaiting = whenCalm(load);
    return () => {
      gone = true;
      stopWaiting();
    };
  }, [waits, atOnce, report]);

  return { Sections: sections?.Sections ?? null, failed, retry: () => setFailed(false) };
}

/** Calls back once the first view has been painted, or earlier when the visitor scrolls. Returns a way to give up. */
function whenCalm(callback: () => void): () => void {
  // Safari has no requestIdleCallback (version 26); a timer after the paint does as well.
  const idle = window.requestIdleCallback?.bind(window) ?? ((run: () => void) => window.setTimeout(run, 200));
  const cancelIdle = window.cancelIdleCallback?.bind(window) ?? window.clearTimeout.bind(window);
  const ticket = idle(callback, { timeout: 2000 });
  addEventListener('scroll', callback, { once: true, passive: true });
  return () => {
    cancelIdle(ticket);
    removeEventListener('scroll', callback);
  };
}
