import { useCountUp } from '@ia/shared-ui/hooks';
import { useRef, useState } from 'react';

/**
 * Returns the number of points to display. With the effect of 1.2 s it counts up after the effect. With that
 * of 2 s, in the course «Copilot para a CML», it changes at once and the effect plays over it.
 * @param start number displayed before the first gain
 */
export function useShownPoints(points: number, start: number, fizzMs: 1200 | 2000) {
  const isDelayed = fizzMs === 1200;
  const [shownPoints, setShownPoints] = useState(start);
  const countFrom = useRef(start);
  // A decrease (erased in another tab) has no effect to wait for.
  const target = isDelayed && points > shownPoints ? shownPoints : points;
  const displayedPoints = useCountUp(target, { from: countFrom.current, duration: isDelayed ? 600 : 0 });
  return {
    points: displayedPoints,
    /** Call when the effect has ended. */
    showGain() {
      countFrom.current = target;
      setShownPoints(points);
    },
  };
}
