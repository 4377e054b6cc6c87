import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface CountUpOptions {
  /** Milliseconds from the number shown to the target. */
  duration?: number;
  /** The number shown first. */
  from?: number;
  /** False waits at the number shown; usually "is it in view?". */
  running?: boolean;
}

/**
 * Counts from the number shown to `target`, eased out: first from `from`, and when the target changes from wherever it
 * is. Under reduced motion it is the target at all times.
 * @returns the value to show now, rounded to as many decimals as the target has.
 */
export function useCountUp(
  target: number,
  { duration = 2000, from = 0, running = true }: CountUpOptions = {},
) {
  const still = useReducedMotion();
  const [value, setValue] = useState(from);
  const shown = useRef(from);

  useEffect(() => {
    const show = (next: number) => {
      shown.current = next;
      setValue(next);
    };
    if (!running) return;
    if (still || duration <= 0) return show(target);
    let frame = 0;
    let start: number | null = null;
    const begin = shown.current;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min(1, (now - start) / duration);
      show(begin + (target - begin) * (1 - (1 - progress) ** 3));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    if (begin !== target) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, duration, running, still]);

  const decimals = String(target).split('.')[1]?.length ?? 0;
  return still ? target : Number(value.toFixed(decimals));
}
