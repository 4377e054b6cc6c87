import { useOnDevice, useShell } from '@ia/federation';
import type { HeroContent } from '@ia/shared-services/recipes';
import { HERO_CONTENTS } from '@ia/shared-services/recipes';
import { useBackend } from '@ia/shared-services/use-backend';
import { useEffect, useState } from 'react';
import { loadHero } from '../../../data/hero-query.ts';

export interface HeroState {
  /** Null while the database is asked, so that no headline is swapped under the reader's eyes. */
  content: HeroContent | null;
  failed: boolean;
}

/** After this long the built-in content is shown: nobody should wait for a headline. Milliseconds. */
const PATIENCE = 2500;

/** What is shown where the database has not answered; the others are about as long. */
export const builtIn = HERO_CONTENTS[0] as HeroContent;

/**
 * One hero of the database at random; the built-in one, silently, when none is configured or it is slow, and where it stood in
 * the document before the page came.
 * @returns `retry` asks again: the headline stays, the message that it could not be loaded goes
 */
export function useHero(): HeroState & { retry: () => void } {
  const { report } = useShell();
  const backend = useBackend();
  // In the first view of the document there is one headline, which stays.
  const waits = useOnDevice() && backend !== null;
  const [state, setState] = useState<HeroState>({ content: waits ? null : builtIn, failed: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!backend) return;
    let current = true;
    const show = (content: HeroContent) =>
      setState((shown) => ({ ...shown, content: shown.content ?? content }));
    const timer = setTimeout(() => show(builtIn), PATIENCE);
    loadHero(backend).then(
      (content) => {
        if (!current) return;
        show(content);
        setState((shown) => (shown.failed ? { ...shown, failed: false } : shown));
      },
      (error: unknown) => {
        if (!current) return;
        report(error);
        setState((shown) => ({ content: shown.content ?? builtIn, failed: true }));
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [backend, report, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
