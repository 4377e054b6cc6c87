import { useShell } from '@ia/federation';
import { isAiAvailable } from '@ia/shared-services/ai';
import { Spinner } from '@ia/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';

/** Delay of the second message, in ms (specification §9). */
const PATIENCE = 3000;

/** Status while an answer is generated; a second message appears after three seconds. */
export function Waiting({ type }: { type: 'text' | 'image' }) {
  const shell = useShell();
  const asks = isAiAvailable({ config: shell.ai(), backend: shell.backend() }, type);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div css={{ display: 'grid', gap: '0.75rem' }}>
      <Spinner label={asks ? resultTexts.waiting[type] : resultTexts.waitingOff} />
      <p role="status">{long ? resultTexts.patience : ''}</p>
    </div>
  );
}
