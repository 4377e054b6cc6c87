import { useShell } from '@ia/federation';
import { type ComponentType, useEffect, useState } from 'react';
import type { BelowTheFoldProps } from './BelowTheFold.tsx';

type Sections = ComponentType<BelowTheFoldProps>;

/**
 * The sections under the first view, in a chunk of their own: the visitor reads the title before it is asked for.
 * It is asked for as soon as the browser has painted and is idle, at the first scroll, or at once when the address
 * names an anchor (which may lie in it).
 * @returns null until it is here.
 */
export function useBelowTheFold(): Sections | null {
  const shell = useShell();
  const [sections, setSections] = useState<{ Sections: Sections } | null>(null);
  const atOnce = shell.route.anchor !== null;

  useEffect(() => {
    if (sections) return;
    let gone = false;
    const load = () => {
      stopWaiting();
      import('./BelowTheFold.tsx')
        .then(({ BelowTheFold }) => {
          if (!gone) setSections({ Sections: BelowTheFold });
        })
        .catch((error) => shell.report(error, { part: 'below the fold' }));
    };
    const stopWaiting = atOnce ? () => {} : whenCalm(load);
    if (atOnce) load();
    return () => {
      gone = true;
      stopWaiting();
    };
  }, [sections, atOnce, shell]);

  return sections?.Sections ?? null;
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
