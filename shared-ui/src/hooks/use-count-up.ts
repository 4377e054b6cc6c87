import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface CountUpOptions {
  /** Duration of the animation in ms. */
  duration?: number;
  /** Initial number. */
  from?: number;
  /** False pauses; typically bound to visibility. */
  running?: boolean;
}

/**
 * Animates a number to `target`, eased out: first from `from`, later from the current number. Returns the
 * target at once under reduced motion.
 * @returns the number to show, rounded to the decimals of the target
 */
export function useCountUp(
  target: number,
  { duration = 2000, from = 0, running = true }: CountUpOptions = {},
) {
  const reducedMotion = useReducedMotion();
  const [value, setValue] = useState(from);
  const current = useRef(from);

  useEffect(() => {
    const show = (next: number) => {
      current.current = next;
      setValue(next);
    };
    if (!running) return;
    if (reducedMotion || duration <= 0) return show(target);
    let frame = 0;
    let start: number | null = null;
    const begin = current.current;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min(1, (now - start) / duration);
      show(begin + (target - begin) * (1 - (1 - progress) ** 3));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    if (begin !== target) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, duration, running, reducedMotion]);

  const decimals = String(target).split('.')[1]?.length ?? 0;
  return reducedMotion ? target : Number(value.toFixed(decimals));
}
