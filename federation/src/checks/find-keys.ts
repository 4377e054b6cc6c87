import { AI_KEY_FORMATS } from '../ai-providers.ts';

/** Position of a secret in a text that becomes public. The secret itself is deliberately not stored. */
export interface KeyMatch {
  kind: string;
  /** Character offset in the text. */
  at: number;
}

/** Formats of keys of the site's AI providers, and of other services whose keys end up in code. */
const PATTERNS: Record<string, RegExp> = {
  ...Object.assign({}, ...Object.values(AI_KEY_FORMATS)),
  'Supabase secret (sb_secret_…)': /(?<!\w)sb_secret_[\w-]{16,}/g,
  'OpenAI or Anthropic (sk-…)': /(?<![\w-])sk-(?:proj-|ant-)[\w-]{20,}/g,
};

/** Finds provider and server keys in a text. */
export function findProviderKeys(text: string): KeyMatch[] {
  const found = Object.entries(PATTERNS).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, at: match.index })),
  );
  return [...found, ...findServiceTokens(text)].sort((a, b) => a.at - b.at);
}

/**
 * Finds the server keys of older Supabase projects: a signed token with the role `service_role`, which bypasses
 * row level security.
 */
function findServiceTokens(text: string): KeyMatch[] {
  return [...text.matchAll(/(?<![\w-])eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]{20,}/g)]
    .filter((match) => readTokenRole(match[1] ?? '') === 'service_role')
    .map((match) => ({ kind: 'Supabase service_role token', at: match.index }));
}

/** Role in the payload of a signed token (JWT); undefined for another text. */
function readTokenRole(payload: string): unknown {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).role;
  } catch {
    return undefined;
  }
}
