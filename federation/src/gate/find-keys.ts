/** A key that must never be public. The key itself is deliberately not kept. */
export interface KeyMatch {
  kind: string;
  /** Character offset in the text. */
  at: number;
}

/** The vendors' own prefixes and lengths; the length keeps prose and minified names from matching. */
const PATTERNS: Record<string, RegExp> = {
  'Gemini (AIza…)': /(?<![\w-])AIza[\w-]{35}(?![\w-])/g,
  'Gemini (AQ.…)': /(?<![\w.-])AQ\.[\w-]{40,}/g,
  'OpenRouter (sk-or-…)': /(?<![\w-])sk-or-(?:v\d+-)?[\w-]{20,}/g,
  'Hugging Face (hf_…)': /(?<!\w)hf_[A-Za-z0-9]{30,}(?!\w)/g,
  'Supabase secret (sb_secret_…)': /(?<!\w)sb_secret_[\w-]{16,}/g,
  'OpenAI or Anthropic (sk-…)': /(?<![\w-])sk-(?:proj-|ant-)[\w-]{20,}/g,
};

/** Finds provider and server keys in anything that is about to be published. */
export function findProviderKeys(text: string): KeyMatch[] {
  const found = Object.entries(PATTERNS).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, at: match.index })),
  );
  return [...found, ...serviceTokens(text)].sort((a, b) => a.at - b.at);
}

/** Older Supabase projects have a signed token whose content says that it is the all-powerful one. */
function serviceTokens(text: string): KeyMatch[] {
  return [...text.matchAll(/(?<![\w-])eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]{20,}/g)]
    .filter((match) => roleOf(match[1] ?? '') === 'service_role')
    .map((match) => ({ kind: 'Supabase service_role token', at: match.index }));
}

function roleOf(payload: string): unknown {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).role;
  } catch {
    return undefined;
  }
}
