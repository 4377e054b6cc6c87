import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../hooks/index.ts';

interface BurstOptions {
  /** Each increase starts a burst; the initial value does not. */
  trigger: number;
  /** Value of the trigger before mount; the initial value by default. */
  from?: number;
  /** Duration in ms. */
  duration: number;
  /** Called at the end; at once under reduced motion. */
  onEnd?: () => void;
}

/**
 * Runs a burst animation on each increase of the trigger.
 * @returns the trigger value of the running burst, or null
 */
export function useBurst({ trigger, from = trigger, duration, onEnd }: BurstOptions): number | null {
  const reducedMotion = useReducedMotion();
  const previous = useRef(from);
  const [burst, setBurst] = useState<number | null>(null);
  const reportEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const increased = trigger > previous.current;
    previous.current = trigger;
    if (!increased) return;
    if (reducedMotion) {
      reportEnd();
      return;
    }
    // In a transition, after the response to the press: an emoji font lookup takes a frame.
    startTransition(() => setBurst(trigger));
  }, [trigger, reducedMotion]);

  useEffect(() => {
    if (burst === null) return;
    const timer = setTimeout(() => {
      setBurst(null);
      reportEnd();
    }, duration);
    return () => clearTimeout(timer);
  }, [burst, duration]);

  return burst;
}
