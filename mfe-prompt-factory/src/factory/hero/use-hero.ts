import { useShell } from '@ia/federation';
import { useEffect, useEffectEvent, useState } from 'react';
import { HERO_CONTENTS } from '../../content/recipes/hero.ts';
import type { HeroContent } from '../../content/recipes/recipe.ts';
import { loadHero } from '../../data/hero-query.ts';
import { useBackend } from '../../data/use-backend.ts';

interface HeroState {
  /** Null while the database is asked, so that no headline is swapped under the reader's eyes. */
  content: HeroContent | null;
  failed: boolean;
}

/** After this long the built-in content is shown: nobody should wait for a headline. Milliseconds. */
const PATIENCE = 2500;

const builtIn = HERO_CONTENTS[0] as HeroContent;

/** One hero of the database at random; the built-in one, silently, when none is configured or it is slow. */
export function useHero(): HeroState {
  const { report } = useShell();
  const backend = useBackend();
  const [state, setState] = useState<HeroState>({ content: backend ? null : builtIn, failed: false });
  // A navigation brings a new shell object; it must not bring another headline.
  const onFailure = useEffectEvent((error: unknown) => {
    report(error);
    setState((shown) => ({ content: shown.content ?? builtIn, failed: true }));
  });
  useEffect(() => {
    if (!backend) return;
    let current = true;
    const show = (content: HeroContent) =>
      setState((shown) => (shown.content ? shown : { content, failed: false }));
    const timer = setTimeout(() => show(builtIn), PATIENCE);
    loadHero(backend).then(
      (content) => current && show(content),
      (error: unknown) => current && onFailure(error),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [backend]);
  return state;
}
