/** Decodes percent-encoding. Returns the text unchanged when an escape is malformed. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
