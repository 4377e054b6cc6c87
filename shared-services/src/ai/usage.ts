import type { ProviderId } from './provider-id.ts';

/** Tokens that one ask took. */
export interface Usage {
  input: number;
  /** What the model thought to itself included: it is paid for as well. */
  output: number;
}

/** What one provider was asked for, whether it answered or broke off. */
export interface Used extends Usage {
  provider: ProviderId;
  model: string;
}

/** What a provider says itself; the last word counts. */
export type Said = Partial<Usage>;

/**
 * Tokens of a text that nobody counted: three bytes each. Portuguese takes fewer, and a script of three bytes a letter
 * about as many, so that a budget is rather spent too early than too late.
 */
export const estimateTokens = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / 3);

interface GeminiUsage {
  promptTokenCount?: number;
  toolUsePromptTokenCount?: number;
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
}

/** Gemini's `usageMetadata`, which each chunk of a stream brings up to date. */
export function fromGemini(usage: GeminiUsage | undefined): Said {
  if (usage?.promptTokenCount === undefined) return {};
  return {
    input: usage.promptTokenCount + (usage.toolUsePromptTokenCount ?? 0),
    output: (usage.candidatesTokenCount ?? 0) + (usage.thoughtsTokenCount ?? 0),
  };
}

/** OpenRouter's `usage`, in the last event of a stream. */
export function fromOpenRouter(usage: unknown): Said {
  const { prompt_tokens, completion_tokens } = (usage ?? {}) as Record<string, unknown>;
  return typeof prompt_tokens === 'number' && typeof completion_tokens === 'number'
    ? { input: prompt_tokens, output: completion_tokens }
    : {};
}

/** The `details` of Hugging Face's last event: what was asked is counted by newer servers only. */
export function fromHuggingFace(details: unknown): Said {
  const { input_length, generated_tokens } = (details ?? {}) as Record<string, unknown>;
  return {
    ...(typeof input_length === 'number' && { input: input_length }),
    ...(typeof generated_tokens === 'number' && { output: generated_tokens }),
  };
}
