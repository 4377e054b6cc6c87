const UUID_LENGTH = 36;

/** Address within the site that opens one suggestion. People share and cite it: it stays for good. */
export const suggestionLink = (id: string): string => `/manifesto-cocreate?sugestao=${id}`;

/**
 * The id that an address names. What follows its 36 characters is left out: the full stop of the sentence that it was
 * copied with, or the tracking parameters that a network appended.
 */
export const linkedId = (value: string | undefined): string => (value ?? '').trim().slice(0, UUID_LENGTH);
