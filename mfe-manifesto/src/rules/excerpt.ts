/** Shortens a text to one line of at most `most` characters. */
export const excerpt = (text: string, most = 80): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
