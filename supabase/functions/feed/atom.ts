import { answerText, STATUS_LABELS } from '../../../shared-services/src/suggestion-states/index.ts';

/** The state of a suggestion, as `public.suggestion_feed` returns it. */
export interface FeedState {
  suggestion_text: string;
  history: {
    stage: string;
    /** ISO 8601 timestamp. */
    at: string;
    reason_code?: string | null;
    reason_text?: string | null;
    version?: string | null;
  }[];
}

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // Characters that XML 1.0 cannot contain.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/**
 * Writes the Atom feed (RFC 4287) of a suggestion: one entry for each state, newest first.
 * @param hash hash of the receipt code in hexadecimal digits, from which the feed's id is derived
 */
export function toAtom({ suggestion_text, history }: FeedState, hash: string): string {
  const feedId = `urn:uuid:${hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
  const states = history.map((state, index) => ({ ...state, id: `${feedId}#${index + 1}` })).reverse();
  const updated = (at: string) => `<updated>${escapeXml(new Date(at).toISOString())}</updated>`;
  const entries = states.map((state) => {
    const label = STATUS_LABELS[state.stage] ?? state.stage;
    const answer = [state.version && `Versão ${state.version} do Manifesto.`, answerText(state)]
      .filter(Boolean)
      .join(' ');
    return `<entry><id>${state.id}</id><title>${escapeXml(label)}</title>${updated(state.at)}<content>${escapeXml(answer || label)}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-PT">
<id>${feedId}</id>
<title>A sua sugestão ao Manifesto IA para Todos</title>
<subtitle>${escapeXml(suggestion_text)}</subtitle>
<author><name>IA para Todos</name></author>
${updated(states[0]?.at ?? new Date(0).toISOString())}
${entries.join('\n')}
</feed>
`;
}
