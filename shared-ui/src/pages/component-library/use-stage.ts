import { createContext, useContext, useEffect, useState } from 'react';
import type { Theme } from '../../tokens/index.ts';

export type Scheme = 'auto' | 'light' | 'dark';

/** How the examples are shown. */
export interface Stage {
  theme: Theme;
  scheme: Scheme;
  /** Factor of the text size. */
  text: number;
  /** CSS pixels, or null for as wide as there is room. */
  width: number | null;
  reducedMotion: boolean;
}

export const TEXT_SIZES = [0.9, 1, 1.5, 2];
export const WIDTHS = [360, 768, null];

export const StageContext = createContext<Stage>({
  theme: 'pink',
  scheme: 'auto',
  text: 1,
  width: null,
  reducedMotion: false,
});

export const useStage = () => useContext(StageContext);

/** The switches' state. Reduced motion is asked of the whole document, where components look for it. */
export function useStageSwitches(theme: Theme) {
  const [stage, setStage] = useState<Stage>({
    theme,
    scheme: 'auto',
    text: 1,
    width: null,
    reducedMotion: false,
  });
  const { reducedMotion } = stage;
  useEffect(() => {
    if (!reducedMotion) return;
    const { dataset } = document.documentElement;
    dataset.motion = 'reduce';
    return () => {
      delete dataset.motion;
    };
  }, [reducedMotion]);
  const change = (part: Partial<Stage>) => setStage((now) => ({ ...now, ...part }));
  return { stage, change };
}
