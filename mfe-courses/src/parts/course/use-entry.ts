import { useEffect, useState } from 'react';

/** Which step of the entry animation has come: step n after `delays[n - 1]` ms. Without delays, all at once. */
export function useEntry(delays: readonly number[] | null): number {
  const [step, setStep] = useState(delays ? 0 : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!delays) return;
    const timers = delays.map((delay, index) => setTimeout(() => setStep(index + 1), delay));
    return () => timers.forEach(clearTimeout);
  }, [delays]);
  return step;
}
