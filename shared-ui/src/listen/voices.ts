const plain = (lang: string) => lang.replace('_', '-').toLowerCase();

/**
 * The voice of a language that this device has itself. Voices of the browser's maker speak on servers of theirs, which
 * would be told what is read: they are left out.
 */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], lang: string) {
  const own = voices.filter(({ localService }) => localService);
  const wanted = plain(lang);
  return (
    own.find((voice) => plain(voice.lang) === wanted) ??
    // European Portuguese or none: another accent is no help to those who need it most.
    (wanted.startsWith('pt')
      ? undefined
      : own.find((voice) => plain(voice.lang).startsWith(wanted.slice(0, 2))))
  );
}
