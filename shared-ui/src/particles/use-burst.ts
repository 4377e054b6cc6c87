import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../hooks/index.ts';

interface BurstOptions {
  /** Each increase starts a burst; the value it starts with does not. */
  trigger: number;
  /** What the trigger was before; by default what it starts with. */
  from?: number;
  /** Milliseconds it lasts. */
  duration: number;
  /** Called when it is over: at once under reduced motion, where nothing flies. */
  onEnd?: () => void;
}

/** @returns the number of the burst in the air, or null while there is none. */
export function useBurst({ trigger, from = trigger, duration, onEnd }: BurstOptions): number | null {
  const reduced = useReducedMotion();
  const previous = useRef(from);
  const [burst, setBurst] = useState<number | null>(null);
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const increased = trigger > previous.current;
    previous.current = trigger;
    if (!increased) return;
    if (reduced) {
      ended();
      return;
    }
    // After what was pressed has answered: looking for the font of an emoji takes a frame of its own.
    startTransition(() => setBurst(trigger));
  }, [trigger, reduced]);

  useEffect(() => {
    if (burst === null) return;
    const timer = setTimeout(() => {
      setBurst(null);
      ended();
    }, duration);
    return () => clearTimeout(timer);
  }, [burst, duration]);

  return burst;
}
