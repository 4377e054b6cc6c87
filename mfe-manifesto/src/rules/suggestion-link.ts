/** Length of a suggestion id with hyphens. */
const UUID_LENGTH = 36;

/** URL path of one suggestion. People share and cite it, so the format must not change. */
export const suggestionLink = (id: string): string => `/manifesto-cocreate?sugestao=${id}`;

/**
 * Extracts a suggestion's id from a URL parameter. It ignores everything after 36 characters: copied punctuation, or
 * appended tracking parameters.
 */
export const parseSuggestionId = (value: string | undefined): string =>
  (value ?? '').trim().slice(0, UUID_LENGTH);
