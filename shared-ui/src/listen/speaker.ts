import type { Piece } from './pieces.ts';
import { voiceFor } from './voices.ts';

export interface Speaker {
  /** Falls silent, and knows where. */
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/**
 * Reads piece by piece. A pause ends the piece, which is read again from its start: the browser's own pause never comes
 * back after some seconds in Chromium, and is no pause at all on Android.
 */
export function speak(pieces: readonly Piece[], onEnd: () => void): Speaker {
  const { speechSynthesis } = window;
  const voices = speechSynthesis.getVoices();
  const usual = voiceFor(voices, 'pt-PT');
  let at = 0;
  let round = 0;
  // Held here: Chromium forgets utterances that nothing holds, and their `end` never comes (crbug.com/509488).
  let utterance: SpeechSynthesisUtterance | null = null;

  function next() {
    const piece = pieces[at];
    if (!piece) {
      utterance = null;
      return onEnd();
    }
    round += 1;
    const mine = round;
    utterance = new SpeechSynthesisUtterance(piece.text);
    const voice = voiceFor(voices, piece.lang) ?? usual;
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'pt-PT';
    utterance.onend = () => {
      if (mine !== round) return;
      at += 1;
      next();
    };
    utterance.onerror = () => {
      if (mine === round) finish();
    };
    speechSynthesis.speak(utterance);
  }

  function silence() {
    round += 1;
    speechSynthesis.cancel();
  }

  function finish() {
    silence();
    onEnd();
  }

  // Whatever else was being read.
  speechSynthesis.cancel();
  next();
  return { pause: silence, resume: next, stop: finish };
}
