import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of scroll after which the hero has faded (specification §9). */
const FADE_DISTANCE = 500;
/** How much of the scroll the hero follows (specification §9). */
const PARALLAX = 0.4;

/** Where the hero stands when it has been scrolled by `scrolled` pixels since its bottom came into view. */
export function heroAt(scrolled: number): { opacity: number; shift: number } {
  const y = Math.max(0, scrolled);
  return { opacity: Math.max(0, 1 - y / FADE_DISTANCE), shift: y * PARALLAX };
}

/**
 * The scroll that brings the bottom of the hero into view; 0 where it fits the first view. It is the height of the
 * page's view that counts, not `innerHeight`, which changes on a phone while its address bar slides away.
 */
function scrollToBottomOf(hero: HTMLElement): number {
  const bottom = hero.getBoundingClientRect().bottom + window.scrollY;
  return Math.max(0, bottom - document.documentElement.clientHeight);
}

/**
 * Fades and shifts the element with the scroll, through custom properties, so nothing renders again. The style
 * sheet applies them only where the visitor has not asked for less motion. A hero taller than the view, as on a short
 * screen or at 400 % zoom, stays whole until its bottom has come into view: its buttons can be read and reached.
 */
export function useHeroScroll<T extends HTMLElement>(): RefObject<T | null> {
  const hero = useRef<T>(null);
  useEffect(() => {
    let frame = 0;
    // Measured with the first scroll and again after a resize, never once per frame.
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
