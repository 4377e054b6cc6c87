import { useOnDevice } from '@ia/federation';
import { useEffect, useState } from 'react';

/**
 * Which step of the entry animation has come: step n after `delays[n - 1]` ms. Without delays, all at once; so too where the
 * words stood in the document before the page came: nobody waits for what can be read already.
 */
export function useEntry(delays: readonly number[] | null): number {
  const onDevice = useOnDevice();
  const [enters] = useState(onDevice && delays !== null);
  const [step, setStep] = useState(enters ? 0 : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (!enters || !delays) return;
    const timers = delays.map((delay, index) => setTimeout(() => setStep(index + 1), delay));
    return () => timers.forEach(clearTimeout);
  }, [enters, delays]);
  return step;
}
