/** Shortens a text to at most `maxLength` characters and an ellipsis. */
export const excerpt = (text: string, maxLength = 80): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text;
