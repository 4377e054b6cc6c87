import { useOnDevice, useShell } from '@ia/federation';
import type { HeroContent } from '@ia/shared-services/recipes';
import { BUILT_IN_HERO } from '@ia/shared-services/recipes';
import { useBackend } from '@ia/shared-services/use-backend';
import { useEffect, useState } from 'react';
import { loadHero } from '../../../data/hero-query.ts';

export interface HeroState {
  /** Null while the database request runs, so that a displayed headline is never replaced. */
  content: HeroContent | null;
  failed: boolean;
}

/** Timeout in ms, after which the built-in content is shown. */
const FALLBACK_DELAY_MS = 2500;

/**
 * Loads one random hero from the database. The built-in one is used, without a notice, when no database is
 * configured, when it is slow, and in prerendered markup.
 * @returns `retry` loads again: the headline stays, the error disappears
 */
export function useHero(): HeroState & { retry: () => void } {
  const { report } = useShell();
  const backend = useBackend();
  // Prerendered markup contains the built-in headline, which stays after hydration.
  const waitsForDatabase = useOnDevice() && backend !== null;
  const [state, setState] = useState<HeroState>({
    content: waitsForDatabase ? null : BUILT_IN_HERO,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!backend) return;
    let isCurrent = true;
    const showIfEmpty = (content: HeroContent) =>
      setState((shown) => ({ ...shown, content: shown.content ?? content }));
    const timer = setTimeout(() => showIfEmpty(BUILT_IN_HERO), FALLBACK_DELAY_MS);
    loadHero(backend).then(
      (content) => {
        if (!isCurrent) return;
        showIfEmpty(content);
        setState((shown) => (shown.failed ? { ...shown, failed: false } : shown));
      },
      (error: unknown) => {
        if (!isCurrent) return;
        report(error);
        setState((shown) => ({ content: shown.content ?? BUILT_IN_HERO, failed: true }));
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [backend, report, attempt]);
  return { ...state, retry: () => setAttempt((previous) => previous + 1) };
}
