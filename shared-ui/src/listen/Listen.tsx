import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Pause, Play, Square, Volume } from '../icon/icons.ts';
import { media, token } from '../tokens/index.ts';
import type { Speaker } from './speaker.ts';
import { findLocalVoice } from './voices.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  [media.print]: { display: 'none' },
});

export interface ListenProps {
  /** Selector of the parts of the page to read, in document order. */
  within?: string;
  /** Label of the start button. */
  label?: string;
  /** Label of the pause button. */
  pauseLabel?: string;
  /** Label of the resume button. */
  resumeLabel?: string;
  /** Label of the stop button. */
  stopLabel?: string;
}

/** True once the device has a local European Portuguese voice; browsers load their voices asynchronously. */
function useVoice(): boolean {
  const [hasVoice, setHasVoice] = useState(false);
  useEffect(() => {
    const { speechSynthesis } = window;
    if (!speechSynthesis) return;
    const updateVoice = () => setHasVoice(findLocalVoice(speechSynthesis.getVoices(), 'pt-PT') !== undefined);
    updateVoice();
    speechSynthesis.addEventListener?.('voiceschanged', updateVoice);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', updateVoice);
  }, []);
  return hasVoice;
}

/**
 * Reads the page aloud with a local voice of the device; sends nothing. Renders nothing without a European
 * Portuguese voice. Stops when the page unmounts.
 */
export function Listen({
  within = 'main',
  label = 'Ouvir esta página',
  pauseLabel = 'Pausar',
  resumeLabel = 'Continuar a ouvir',
  stopLabel = 'Parar',
}: ListenProps) {
  const hasVoice = useVoice();
  const [state, setState] = useState<'silent' | 'speaking' | 'paused'>('silent');
  const speaker = useRef<Speaker | null>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    const silence = () => speaker.current?.stop();
    addEventListener('pagehide', silence);
    return () => {
      isMounted.current = false;
      removeEventListener('pagehide', silence);
      silence();
    };
  }, []);

  if (!hasVoice) return null;

  async function begin() {
    const parts = [...document.querySelectorAll(within)];
    setState('speaking');
    const [{ extractPieces }, { speak }] = await Promise.all([import('./pieces.ts'), import('./speaker.ts')]);
    if (!isMounted.current) return;
    speaker.current = speak(parts.flatMap(extractPieces), () => {
      speaker.current = null;
      setState('silent');
    });
  }

  function press() {
    if (state === 'silent') return void begin().catch(() => setState('silent'));
    if (state === 'speaking') speaker.current?.pause();
    else speaker.current?.resume();
    setState(state === 'speaking' ? 'paused' : 'speaking');
  }

  function stop() {
    // Move the focus before the pressed button unmounts.
    mainButton.current?.focus();
    speaker.current?.stop();
  }

  const labels = { silent: label, speaking: pauseLabel, paused: resumeLabel };
  const icons = { silent: Volume, speaking: Pause, paused: Play };
  return (
    <div css={row} data-silent="">
      <Button ref={mainButton} variant="quiet" iconStart={icons[state]} onClick={press}>
        {labels[state]}
      </Button>
      {state !== 'silent' && (
        <Button variant="quiet" iconStart={Square} onClick={stop}>
          {stopLabel}
        </Button>
      )}
    </div>
  );
}
