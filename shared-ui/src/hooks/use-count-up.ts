import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface CountUpOptions {
  /** Milliseconds from `from` to the target. */
  duration?: number;
  /** Start value. */
  from?: number;
  /** False waits at `from`; usually "is it in view?". */
  running?: boolean;
}

/**
 * Counts from `from` to `target`, eased out. Under reduced motion it shows the target as soon as it runs.
 * @returns the value to show now, rounded to as many decimals as the target has.
 */
export function useCountUp(
  target: number,
  { duration = 2000, from = 0, running = true }: CountUpOptions = {},
) {
  const still = useReducedMotion();
  const [value, setValue] = useState(from);

  useEffect(() => {
    if (!running) return;
    if (still || duration <= 0) {
      setValue(target);
      return;
    }
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min(1, (now - start) / duration);
      setValue(from + (target - from) * (1 - (1 - progress) ** 3));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, duration, from, running, still]);

  const decimals = String(target).split('.')[1]?.length ?? 0;
  return Number(value.toFixed(decimals));
}
