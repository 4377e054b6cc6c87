import type { Piece } from './pieces.ts';
import { findLocalVoice } from './voices.ts';

export interface Speaker {
  /** Pauses and remembers the position. */
  pause: () => void;
  /** Reads on from the piece that the pause cancelled. */
  resume: () => void;
  /** Stops and calls `onEnd`. */
  stop: () => void;
}

/**
 * Reads the pieces in sequence. A pause cancels the piece, which restarts on resume: the native pause never
 * resumes after some seconds in Chromium, and does not work on Android.
 */
export function speak(pieces: readonly Piece[], onEnd: () => void): Speaker {
  const { speechSynthesis } = window;
  const voices = speechSynthesis.getVoices();
  const defaultVoice = findLocalVoice(voices, 'pt-PT');
  let index = 0;
  // Number of the current utterance: events of a cancelled one have an older number and are ignored.
  let utteranceNumber = 0;
  // Keep a reference: Chromium garbage-collects utterances, and their `end` event never fires
  // (crbug.com/509488).
  let utterance: SpeechSynthesisUtterance | null = null;

  function next() {
    const piece = pieces[index];
    if (!piece) {
      utterance = null;
      return onEnd();
    }
    utteranceNumber += 1;
    const ownNumber = utteranceNumber;
    utterance = new SpeechSynthesisUtterance(piece.text);
    const voice = findLocalVoice(voices, piece.lang) ?? defaultVoice;
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'pt-PT';
    utterance.onend = () => {
      if (ownNumber !== utteranceNumber) return;
      index += 1;
      next();
    };
    utterance.onerror = () => {
      if (ownNumber === utteranceNumber) finish();
    };
    speechSynthesis.speak(utterance);
  }

  function silence() {
    utteranceNumber += 1;
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
