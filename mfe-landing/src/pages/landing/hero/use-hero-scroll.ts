import { type RefObject, useEffect, useRef } from 'react';

/** Scroll distance over which the hero fades out. */
const FADE_DISTANCE_PX = 500;
/** Shift of the hero per pixel of scroll. */
const PARALLAX_FACTOR = 0.4;

/**
 * Returns the opacity (0 to 1) and the downward shift of the hero, in px.
 * @param scrolled pixels scrolled since the bottom of the hero came into view
 */
export function computeHeroStyle(scrolled: number): { opacity: number; shift: number } {
  const y = Math.max(0, scrolled);
  return { opacity: Math.max(0, 1 - y / FADE_DISTANCE_PX), shift: y * PARALLAX_FACTOR };
}

/**
 * Returns the scroll position, in px, at which the bottom of the hero comes into view and the fade starts; 0 when
 * the hero fits the first view.
 * Uses `clientHeight` instead of `innerHeight`, which changes on a phone while the address bar collapses.
 */
function measureFadeStart(hero: HTMLElement): number {
  const bottom = hero.getBoundingClientRect().bottom + window.scrollY;
  return Math.max(0, bottom - document.documentElement.clientHeight);
}

/**
 * Fades and shifts the element with the scroll through custom properties, without re-rendering. The style
 * sheet ignores them under reduced motion. A hero taller than the viewport (short screen, 400 % zoom) stays
 * opaque until its bottom is in view, so that its buttons can be read and reached.
 */
export function useHeroScroll<T extends HTMLElement>(): RefObject<T | null> {
  const hero = useRef<T>(null);
  useEffect(() => {
    let frame = 0;
    // Measured on the first scroll and after a resize, not per frame.
    let fadeStart: number | null = null;
    const updateStyle = () => {
      frame = 0;
      if (!hero.current) return;
      fadeStart ??= measureFadeStart(hero.current);
      const { opacity, shift } = computeHeroStyle(window.scrollY - fadeStart);
      hero.current.style.setProperty('--hero-opacity', String(opacity));
      hero.current.style.setProperty('--hero-shift', `${shift}px`);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(updateStyle);
    };
    const onResize = () => {
      fadeStart = null;
      onScroll();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
      cancelAnimationFrame(frame);
    };
  }, []);
  return hero;
}
