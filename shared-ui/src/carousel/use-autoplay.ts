import { useEffect, useEffectEvent, useState } from 'react';

interface AutoplayOptions {
  /** Milliseconds per slide; 0 disables autoplay. */
  interval: number;
  /** Starts paused, because the visitor prefers reduced motion. */
  reducedMotion: boolean;
  /** Shows the next slide. */
  advance: () => void;
}

/**
 * Runs autoplay until the visitor pauses it.
 * @returns `playing` is false when paused, and stays true while suspended. `setSuspended` interrupts it while the
 * slides are hovered or focused; `toggle` pauses or resumes it
 */
export function useAutoplay({ interval, reducedMotion, advance }: AutoplayOptions) {
  // Null until the visitor pauses or plays.
  const [playRequested, setPlayRequested] = useState<boolean | null>(null);
  const [isSuspended, setIsSuspended] = useState(false);
  const playing = interval > 0 && (playRequested ?? !reducedMotion);
  const onTick = useEffectEvent(advance);

  useEffect(() => {
    if (!playing || isSuspended) return;
    const timer = setInterval(onTick, interval);
    return () => clearInterval(timer);
  }, [playing, isSuspended, interval]);

  return { playing, setSuspended: setIsSuspended, toggle: () => setPlayRequested(!playing) };
}
