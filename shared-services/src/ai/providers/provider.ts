import type { Access } from '../settings.ts';
import type { AiSettings, ProviderId, Turn } from '../types.ts';
import type { Said } from '../usage.ts';

/**
 * The most that one answer may be paid for, in tokens: about five pages, what the model thinks to itself included. Without
 * it the length of an answer, and its price, is whatever the prompt asks for.
 */
export const MAX_OUTPUT_TOKENS = 4_096;

export interface TextAsk extends Access {
  prompt: string;
  /** What was said since. */
  turns?: readonly Turn[];
  /** Model id, from configuration. */
  model: string;
  /** Aborted when the answer is no longer wanted. */
  signal: AbortSignal;
  /** Told what the provider says that it counts, as often as it says so. */
  onUsage: (said: Said) => void;
}

/** Knows one vendor's request and stream. Yields non-empty text; throws when the answer is not complete. */
export interface TextProvider {
  id: ProviderId;
  model(settings: AiSettings): string;
  stream(ask: TextAsk): AsyncIterable<string>;
}
