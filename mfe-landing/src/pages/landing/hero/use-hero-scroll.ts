import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of scroll after which the hero has faded (specification §9). */
const FADE_DISTANCE = 500;
/** How much of the scroll the hero follows (specification §9). */
const PARALLAX = 0.4;

/** Where the hero stands when the page is scrolled by `scrollY` pixels. */
export function heroAt(scrollY: number): { opacity: number; shift: number } {
  const y = Math.max(0, scrollY);
  return { opacity: Math.max(0, 1 - y / FADE_DISTANCE), shift: y * PARALLAX };
}

/**
 * Fades and shifts the element with the scroll, through custom properties, so nothing renders again. The style
 * sheet applies them only where the visitor has not asked for less motion.
 */
export function useHeroScroll<T extends HTMLElement>(): RefObject<T | null> {
  const hero = useRef<T>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { opacity, shift } = heroAt(window.scrollY);
      hero.current?.style.setProperty('--hero-opacity', String(opacity));
      hero.current?.style.setProperty('--hero-shift', `${shift}px`);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(draw);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return hero;
}
