import { useCountUp } from '@ia/shared-ui/hooks';
import { useRef, useState } from 'react';

/**
 * The number that the display shows. In V2 (1.2 s effect) it counts up once the effect has ended; in V3 (2 s) the
 * number changes at once and the effect plays over it (specification §4). `start` is what it shows before.
 */
export function useShownPoints(points: number, start: number, fizzMs: 1200 | 2000) {
  const waits = fizzMs === 1200;
  const [landed, setLanded] = useState(start);
  const from = useRef(start);
  // Points that fell (cleared in another tab) have no effect to wait for.
  const target = waits && points > landed ? landed : points;
  const counted = useCountUp(target, { from: from.current, duration: waits ? 600 : 0 });
  return {
    points: counted,
    /** To be called when the effect has ended. */
    land() {
      from.current = target;
      setLanded(points);
    },
  };
}
