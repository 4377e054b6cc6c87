import type { Piece } from './pieces.ts';
import { voiceFor } from './voices.ts';

export interface Speaker {
  /** Pauses and remembers the position. */
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/**
 * Reads the chunks in sequence. A pause cancels the chunk, which restarts on resume: the native pause never
 * resumes after some seconds in Chromium, and does not work on Android.
 */
export function speak(pieces: readonly Piece[], onEnd: () => void): Speaker {
  const { speechSynthesis } = window;
  const voices = speechSynthesis.getVoices();
  const usual = voiceFor(voices, 'pt-PT');
  let index = 0;
  let round = 0;
  // Keep a reference: Chromium garbage-collects utterances, and their `end` event never fires
  // (crbug.com/509488).
  let utterance: SpeechSynthesisUtterance | null = null;

  function next() {
    const piece = pieces[index];
    if (!piece) {
      utterance = null;
      return onEnd();
    }
    round += 1;
    const ownRound = round;
    utterance = new SpeechSynthesisUtterance(piece.text);
    const voice = voiceFor(voices, piece.lang) ?? usual;
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'pt-PT';
    utterance.onend = () => {
      if (ownRound !== round) return;
      index += 1;
      next();
    };
    utterance.onerror = () => {
      if (ownRound === round) finish();
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

  // Cancel any other speech.
  speechSynthesis.cancel();
  next();
  return { pause: silence, resume: next, stop: finish };
}
