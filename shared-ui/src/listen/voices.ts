/** Normalizes a language tag: Android writes 'pt_PT'. */
const normalizeTag = (lang: string) => lang.replace('_', '-').toLowerCase();

/**
 * Returns a local voice of a language. Excludes remote voices, which send the text to servers of the browser
 * vendor.
 */
export function findLocalVoice(voices: readonly SpeechSynthesisVoice[], lang: string) {
  const localVoices = voices.filter(({ localService }) => localService);
  const requested = normalizeTag(lang);
  return (
    localVoices.find((voice) => normalizeTag(voice.lang) === requested) ??
    // European Portuguese only: another accent does not help the readers who need it most.
    (requested.startsWith('pt')
      ? undefined
      : localVoices.find((voice) => normalizeTag(voice.lang).startsWith(requested.slice(0, 2))))
  );
}
