import { useCountUp } from '@ia/shared-ui/hooks';
import { useRef, useState } from 'react';

/**
 * Returns the number to display. In V2 (1.2 s effect) it counts up after the effect; in V3 (2 s) it changes
 * at once and the effect plays over it (specification §4).
 * @param start number displayed before the first gain
 */
export function useShownPoints(points: number, start: number, fizzMs: 1200 | 2000) {
  const waits = fizzMs === 1200;
  const [landed, setLanded] = useState(start);
  const from = useRef(start);
  // A decrease (erased in another tab) has no effect to wait for.
  const target = waits && points > landed ? landed : points;
  const counted = useCountUp(target, { from: from.current, duration: waits ? 600 : 0 });
  return {
    points: counted,
    /** Call when the effect has ended. */
    land() {
      from.current = target;
      setLanded(points);
    },
  };
}
