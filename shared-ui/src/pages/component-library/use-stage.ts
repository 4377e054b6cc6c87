import { createContext, useContext, useLayoutEffect, useState } from 'react';
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

/**
 * The switches' state. Scheme and reduced motion are asked of the whole document: components look for the one there,
 * and the build compiles light-dark() to properties of :root, so that a frame alone cannot turn dark.
 */
export function useStageSwitches(theme: Theme) {
  const [stage, setStage] = useState<Stage>({
    theme,
    scheme: 'auto',
    text: 1,
    width: null,
    reducedMotion: false,
  });
  useRootAttribute('data-scheme', stage.scheme === 'auto' ? null : stage.scheme);
  useRootAttribute('data-motion', stage.reducedMotion ? 'reduce' : null);
  const change = (part: Partial<Stage>) => setStage((now) => ({ ...now, ...part }));
  return { stage, change };
}

/** Sets an attribute of the document while the page is shown, and takes it away again. */
function useRootAttribute(name: string, value: string | null) {
  useLayoutEffect(() => {
    if (value === null) return;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}
