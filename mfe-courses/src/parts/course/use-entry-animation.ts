import { useOnDevice } from '@ia/federation';
import { useEffect, useState } from 'react';

/**
 * Returns the current step of the entry animation: step n starts after `delays[n - 1]` ms. Without delays,
 * and on a prerendered page, which is readable already, all steps are shown at once.
 */
export function useEntryAnimation(delays: readonly number[] | null): number {
  const onDevice = useOnDevice();
  const [isAnimated] = useState(onDevice && delays !== null);
  const [step, setStep] = useState(isAnimated ? 0 : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!isAnimated || !delays) return;
    const timers = delays.map((delay, index) => setTimeout(() => setStep(index + 1), delay));
    return () => timers.forEach(clearTimeout);
  }, [isAnimated, delays]);
  return step;
}
