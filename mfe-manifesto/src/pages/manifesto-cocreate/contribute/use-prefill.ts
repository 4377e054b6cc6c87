import { useShell } from '@ia/federation';
import { type Principle, withPrefill } from '@ia/shared-services/principles';
import { useEffect, useRef } from 'react';
import { contribute } from '../../../content/contribute.ts';
import { writeText } from '../../../suggestion-form/suggestion-form.ts';
import type { Contribution } from './use-contribute.ts';

/**
 * Starts the form's text with the principle that someone wants to improve: from its card, or from a link of another
 * page, `#/manifesto-cocreate?principio=literacia#contribuir`.
 */
export function usePrefill(contribution: Contribution, principles: readonly Principle[] | undefined) {
  const { route, announce } = useShell();
  const { draft, setDraft, step, goTo } = contribution;
  const done = useRef<string | null>(null);

  const suggestAbout = (title: string) => {
    const text = withPrefill(draft.text, title);
    // The same text keeps its receipt: it may already be on its way.
    if (text !== draft.text) setDraft(writeText(draft, text));
    if (step !== 'submitting') goTo('editing');
    announce(contribute.prefilled);
  };

  const asked = route.query.principio ?? null;
  const principle = principles?.find(({ id }) => id === asked);
  useEffect(() => {
    if (!principle || done.current === principle.id) return;
    done.current = principle.id;
    suggestAbout(principle.title);
  });

  return suggestAbout;
}
