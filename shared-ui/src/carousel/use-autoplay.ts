import { useEffect, useEffectEvent, useState } from 'react';

interface AutoplayOptions {
  /** Milliseconds per slide; 0 disables autoplay. */
  interval: number;
  /** Starts paused, because the visitor prefers reduced motion. */
  reduced: boolean;
  advance: () => void;
}

/** Runs autoplay until paused. Hovering or focusing the slides suspends it. */
export function useAutoplay({ interval, reduced, advance }: AutoplayOptions) {
  const [playRequested, setPlayRequested] = useState<boolean | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const playing = interval > 0 && (playRequested ?? !reduced);
  const onTick = useEffectEvent(advance);

  useEffect(() => {
    if (!playing || isPaused) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [playing, isPaused, interval]);

  return { playing, hold: setIsPaused, toggle: () => setPlayRequested(!playing) };
}
