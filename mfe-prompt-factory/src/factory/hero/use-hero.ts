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

const builtIn = HERO_CONTENTS[0] as HeroContent;

/** One hero of the database at random; the built-in one, silently, when none is configured. */
export function useHero(): HeroState {
  const { report } = useShell();
  const backend = useBackend();
  const [state, setState] = useState<HeroState>({ content: backend ? null : builtIn, failed: false });
  // A navigation brings a new shell object; it must not bring another headline.
  const onFailure = useEffectEvent((error: unknown) => {
    report(error);
    setState({ content: builtIn, failed: true });
  });
  useEffect(() => {
    if (!backend) return;
    let current = true;
    loadHero(backend).then(
      (content) => current && setState({ content, failed: false }),
      (error: unknown) => current && onFailure(error),
    );
    return () => {
      current = false;
    };
  }, [backend]);
  return state;
}
