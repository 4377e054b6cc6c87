import type { ProviderId } from './provider-id.ts';

/** Tokens used by one provider call. */
export interface Usage {
  input: number;
  /** Includes thinking tokens, which are billed as well. */
  output: number;
}

/** Usage of one provider call, successful or not. */
export interface ProviderUsage extends Usage {
  provider: ProviderId;
  model: string;
}

/** Usage reported by the provider; later values replace earlier ones. */
export type ReportedUsage = Partial<Usage>;

/**
 * Estimates the tokens of a text at three bytes each. Portuguese needs fewer, and scripts with three bytes a letter
 * need about as many. The budget therefore runs out too early rather than too late.
 */
export const estimateTokens = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / 3);
