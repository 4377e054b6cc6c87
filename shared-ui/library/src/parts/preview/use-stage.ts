import type { Theme } from '@ia/shared-ui/tokens';
import { createContext, useContext, useLayoutEffect } from 'react';

export type Scheme = 'auto' | 'light' | 'dark';

/** Display settings of the examples. */
export interface Stage {
  theme: Theme;
  scheme: Scheme;
  /** Text size factor. */
  text: number;
  /** Viewport width in CSS pixels, or null for the available width. */
  width: number | null;
  reducedMotion: boolean;
}

export const SCHEMES: Scheme[] = ['auto', 'light', 'dark'];
export const TEXT_SIZES = [0.9, 1, 1.5, 2];
export const WIDTHS = [360, 768, 1280, null];

/** Returns the default settings for a theme. */
export const usualStage = (theme: Theme): Stage => ({
  theme,
  scheme: 'auto',
  text: 1,
  width: null,
  reducedMotion: false,
});

export const StageContext = createContext<Stage>(usualStage('pink'));

/** Returns the current display settings. */
export const useStage = () => useContext(StageContext);

/**
 * Applies scheme and reduced motion to the document root: components read them there, and the build compiles
 * light-dark() to :root properties, so a part of a page cannot switch scheme alone.
 */
export function useStageOnDocument({ scheme, reducedMotion }: Stage) {
  useRootAttribute('data-scheme', scheme === 'auto' ? null : scheme);
  useRootAttribute('data-motion', reducedMotion ? 'reduce' : null);
}

/** Sets an attribute on the document root while mounted, and restores the visitor's preference afterwards. */
export function useRootAttribute(name: string, value: string | null) {
  useLayoutEffect(() => {
    if (value === null) return;
    const root = document.documentElement;
    const before = root.getAttribute(name);
    root.setAttribute(name, value);
    return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
  }, [name, value]);
}
