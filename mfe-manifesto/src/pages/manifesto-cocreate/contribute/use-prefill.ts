import { useEntryState, useRoute, useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { useCallback, useEffect } from 'react';
import { contribute } from '../../../content/contribute.ts';
import { useStartSuggestion } from '../../../state/suggestion-draft.ts';

/**
 * Starts the form's text with the principle that someone wants to improve: from its card, or from a link of another
 * page, `#/manifesto-cocreate?principio=literacia#contribuir`.
 * @returns what a card calls, the same function each time
 */
export function usePrefill(principles: readonly Principle[] | undefined): (principle: Principle) => void {
  const { announce } = useShell();
  const route = useRoute();
  const start = useStartSuggestion();
  // Once for each visit of the address: a reload must not put back what someone has changed, or sent.
  const [done, setDone] = useEntryState('prefilled', (stored) =>
    typeof stored === 'string' ? stored : null,
  );

  const asked = route.query.principio ?? null;
  const named = principles?.find(({ id }) => id === asked);
  useEffect(() => {
    if (!named || done === named.title) return;
    setDone(named.title);
    start(named);
  }, [named, done, setDone, start]);

  return useCallback(
    (principle) => {
      start(principle);
      announce(contribute.prefilled);
    },
    [start, announce],
  );
}
