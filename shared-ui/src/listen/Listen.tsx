import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Pause, Play, Square, Volume } from '../icon/icons.ts';
import { media, token } from '../tokens/index.ts';
import type { Speaker } from './speaker.ts';
import { voiceFor } from './voices.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  [media.print]: { display: 'none' },
});

export interface ListenProps {
  /** What is read: a selector of one or more parts of the page, which are read in its order. */
  within?: string;
  /** Words of the button that begins. */
  label?: string;
  /** Words of the button that makes a pause. */
  pauseLabel?: string;
  /** Words of the button that goes on. */
  resumeLabel?: string;
  /** Words of the button that ends it. */
  stopLabel?: string;
}

/** Whether this device has a voice of European Portuguese of its own; browsers find their voices after a while. */
function useVoice(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const { speechSynthesis } = window;
    if (!speechSynthesis) return;
    const look = () => setThere(voiceFor(speechSynthesis.getVoices(), 'pt-PT') !== undefined);
    look();
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);
  return there;
}

/**
 * Reads the page aloud with the device's own voice: nothing is sent anywhere. Without a voice of European Portuguese there
 * is no control. It falls silent when the page goes away.
 */
export function Listen({
  within = 'main',
  label = 'Ouvir esta página',
  pauseLabel = 'Pausar',
  resumeLabel = 'Continuar a ouvir',
  stopLabel = 'Parar',
}: ListenProps) {
  const voice = useVoice();
  const [state, setState] = useState<'silent' | 'speaking' | 'paused'>('silent');
  const speaker = useRef<Speaker | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const here = useRef(true);

  useEffect(() => {
    here.current = true;
    const silence = () => speaker.current?.stop();
    addEventListener('pagehide', silence);
    return () => {
      here.current = false;
      removeEventListener('pagehide', silence);
      silence();
    };
  }, []);

  if (!voice) return null;

  async function begin() {
    const parts = [...document.querySelectorAll(within)];
    setState('speaking');
    const [{ piecesOf }, { speak }] = await Promise.all([import('./pieces.ts'), import('./speaker.ts')]);
    if (!here.current) return;
    speaker.current = speak(parts.flatMap(piecesOf), () => {
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
    // Before the button that was pressed goes away.
    main.current?.focus();
    speaker.current?.stop();
  }

  const words = { silent: label, speaking: pauseLabel, paused: resumeLabel };
  const icons = { silent: Volume, speaking: Pause, paused: Play };
  return (
    <div css={row} data-silent="">
      <Button ref={main} variant="quiet" iconStart={icons[state]} onClick={press}>
        {words[state]}
      </Button>
      {state !== 'silent' && (
        <Button variant="quiet" iconStart={Square} onClick={stop}>
          {stopLabel}
        </Button>
      )}
    </div>
  );
}
