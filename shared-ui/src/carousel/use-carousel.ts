import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../hooks/index.ts';
import { restoreScrollBody, timedScrollTo } from './timed-scroll.ts';

/** State of the carousel. React owns the index; Embla only scrolls and handles touch. */
export function useCarousel(count: number) {
  const reducedMotion = useReducedMotion();
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start' });
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!api) return;
    const syncIndex = () => setIndex(api.selectedScrollSnap());
    const restore = () => restoreScrollBody(api);
    api.on('select', syncIndex).on('pointerDown', restore).on('settle', restore);
    return () => {
      api.off('select', syncIndex).off('pointerDown', restore).off('settle', restore);
    };
  }, [api]);

  /** Goes to a slide, wrapping in both directions: -1 is the last slide, `count` the first. */
  function goTo(next: number) {
    const wrapped = (next + count) % count;
    setIndex(wrapped);
    if (api) timedScrollTo(api, wrapped, reducedMotion);
    return wrapped;
  }

  return { viewport, index, goTo, reducedMotion };
}
