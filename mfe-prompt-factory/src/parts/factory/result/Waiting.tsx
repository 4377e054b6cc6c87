import { useShell } from '@ia/federation';
import { canAsk } from '@ia/shared-services/ai';
import { Spinner } from '@ia/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';

/** Specification §9, in milliseconds. */
const PATIENCE = 3000;

/** Says what is happening, and after three seconds asks for patience. */
export function Waiting({ type }: { type: 'text' | 'image' }) {
  const shell = useShell();
  const asks = canAsk({ config: shell.ai(), backend: shell.backend() }, type);
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
