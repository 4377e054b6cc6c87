import type { Theme } from '@ia/shared-ui/tokens';
import { createContext, useContext, useLayoutEffect } from 'react';

export type Scheme = 'auto' | 'light' | 'dark';

/** How the examples are shown. */
export interface Stage {
  theme: Theme;
  scheme: Scheme;
  /** Factor of the text size. */
  text: number;
  /** CSS pixels of the screen, or null for as wide as there is room. */
  width: number | null;
  reducedMotion: boolean;
}

export const SCHEMES: Scheme[] = ['auto', 'light', 'dark'];
export const TEXT_SIZES = [0.9, 1, 1.5, 2];
export const WIDTHS = [360, 768, 1280, null];

export const usualStage = (theme: Theme): Stage => ({
  theme,
  scheme: 'auto',
  text: 1,
  width: null,
  reducedMotion: false,
});

export const StageContext = createContext<Stage>(usualStage('pink'));

export const useStage = () => useContext(StageContext);

/**
 * Scheme and reduced motion are asked of the whole document: components look for the one there, and the build compiles
 * light-dark() to properties of :root, so that a part of a page alone cannot turn dark.
 */
export function useStageOnDocument({ scheme, reducedMotion }: Stage) {
  useRootAttribute('data-scheme', scheme === 'auto' ? null : scheme);
  useRootAttribute('data-motion', reducedMotion ? 'reduce' : null);
}

/** Sets an attribute of the document while the page is shown, and leaves what the visitor prefers there again. */
export function useRootAttribute(name: string, value: string | null) {
  useLayoutEffect(() => {
    if (value === null) return;
    const root = document.documentElement;
    const before = root.getAttribute(name);
    root.setAttribute(name, value);
    return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
  }, [name, value]);
}
