import { useCountUp } from '@ia/shared-ui/hooks';
import { useRef, useState } from 'react';

/**
 * Returns the number of points to display in the sidebar of a course. A gain of points plays an effect of
 * rising emojis (`Fizz`). With an effect of 1.2 s, the number waits for its end and then counts up. With one
 * of 2 s (course «Copilot para a CML»), the number changes at once.
 * @param start number displayed before the first gain
 * @param fizzMs duration of the effect
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
