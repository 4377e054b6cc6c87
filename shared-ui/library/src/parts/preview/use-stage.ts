import type { Theme } from '@ia/shared-ui/tokens';
import { createContext, useContext, useLayoutEffect } from 'react';

export type Scheme = 'auto' | 'light' | 'dark';

/** Display settings that apply to all examples of the library page. */
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
export const defaultStage = (theme: Theme): Stage => ({
  theme,
  scheme: 'auto',
  text: 1,
  width: null,
  reducedMotion: false,
});

export const StageContext = createContext<Stage>(defaultStage('pink'));

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

/** Sets an attribute on the document root while mounted; null sets none. Restores the previous value on unmount. */
export function useRootAttribute(name: string, value: string | null) {
  useLayoutEffect(() => {
    if (value === null) return;
    const root = document.documentElement;
    const before = root.getAttribute(name);
    root.setAttribute(name, value);
    return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
  }, [name, value]);
}
