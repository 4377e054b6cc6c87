import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of scroll after which the hero has faded (specification §9). */
const FADE_DISTANCE = 500;
/** Parallax factor of the hero (specification §9). */
const PARALLAX = 0.4;

/**
 * Returns opacity and shift of the hero.
 * @param scrolled pixels scrolled since the bottom of the hero came into view
 */
export function heroAt(scrolled: number): { opacity: number; shift: number } {
  const y = Math.max(0, scrolled);
  return { opacity: Math.max(0, 1 - y / FADE_DISTANCE), shift: y * PARALLAX };
}

/**
 * Returns the scroll position at which the bottom of the hero is in view; 0 when it fits the first view.
 * Uses `clientHeight` instead of `innerHeight`, which changes on a phone while the address bar collapses.
 */
function scrollToBottomOf(hero: HTMLElement): number {
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
    let start: number | null = null;
    const draw = () => {
      frame = 0;
      if (!hero.current) return;
      start ??= scrollToBottomOf(hero.current);
      const { opacity, shift } = heroAt(window.scrollY - start);
      hero.current.style.setProperty('--hero-opacity', String(opacity));
      hero.current.style.setProperty('--hero-shift', `${shift}px`);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(draw);
    };
    const onResize = () => {
      start = null;
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
