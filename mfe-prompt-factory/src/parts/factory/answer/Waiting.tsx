import { useShell } from '@ia/federation';
import { isAiAvailable } from '@ia/shared-services/ai';
import { Spinner } from '@ia/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { resultTexts } from '../../../content/texts.ts';

/** Delay of the second message, in ms. */
const SECOND_MESSAGE_DELAY_MS = 3000;

/** Status while an answer is generated; a second message appears after three seconds. */
export function Waiting({ type }: { type: 'text' | 'image' }) {
  const shell = useShell();
  const willAskAi = isAiAvailable({ config: shell.ai(), backend: shell.backend() }, type);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SECOND_MESSAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div css={{ display: 'grid', gap: '0.75rem' }}>
      <Spinner label={willAskAi ? resultTexts.waiting[type] : resultTexts.waitingOff} />
      <p role="status">{isSlow ? resultTexts.patience : ''}</p>
    </div>
  );
}
