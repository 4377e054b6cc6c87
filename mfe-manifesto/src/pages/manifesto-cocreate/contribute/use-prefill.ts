import { useEntryState, useRoute, useShell } from '@ia/federation';
import type { Principle } from '@ia/shared-services/principles';
import { useCallback, useEffect } from 'react';
import { contribute } from '../../../content/contribute.ts';
import { useStartSuggestion } from '../../../state/suggestion-draft.ts';

/**
 * Prefills the form's text with the principle to improve: from its card, or from a link such as
 * `#/manifesto-cocreate?principio=literacia#contribuir`.
 * @returns callback for a card, with a stable identity
 */
export function usePrefill(principles: readonly Principle[] | undefined): (principle: Principle) => void {
  const { announce } = useShell();
  const route = useRoute();
  const start = useStartSuggestion();
  // Once for each history entry: a reload must not overwrite an edited or sent text.
  const [prefilledTitle, setPrefilledTitle] = useEntryState('prefilled', (stored) =>
    typeof stored === 'string' ? stored : null,
  );

  const requestedId = route.query.principio ?? null;
  const principle = principles?.find(({ id }) => id === requestedId);
  useEffect(() => {
    if (!principle || prefilledTitle === principle.title) return;
    setPrefilledTitle(principle.title);
    start(principle);
  }, [principle, prefilledTitle, setPrefilledTitle, start]);

  return useCallback(
    (principle) => {
      start(principle);
      announce(contribute.prefilled);
    },
    [start, announce],
  );
}
