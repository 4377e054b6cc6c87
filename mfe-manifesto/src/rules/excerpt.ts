/** The first words of a text, for a line that refers to it. */
export const excerpt = (text: string, most = 80): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
