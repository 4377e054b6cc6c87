import { useEffect, useEffectEvent, useState } from 'react';

interface AutoplayOptions {
  /** Milliseconds per slide; 0 never plays. */
  interval: number;
  /** Starts still: the visitor asked for less motion. */
  reduced: boolean;
  advance: () => void;
}

/** Plays until paused. Someone who points at the slides or has focus in them keeps them still meanwhile. */
export function useAutoplay({ interval, reduced, advance }: AutoplayOptions) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = interval > 0 && (wanted ?? !reduced);
  const onTick = useEffectEvent(advance);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [playing, held, interval]);

  return { playing, hold: setHeld, toggle: () => setWanted(!playing) };
}
