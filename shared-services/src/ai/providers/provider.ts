import type { Access } from '../settings.ts';
import type { AiSettings, ProviderId } from '../types.ts';

export interface TextAsk extends Access {
  prompt: string;
  /** Model id, from configuration. */
  model: string;
  /** Aborted when the answer is no longer wanted. */
  signal: AbortSignal;
}

/** Knows one vendor's request and stream. Yields non-empty text; throws when the answer is not complete. */
export interface TextProvider {
  id: ProviderId;
  model(settings: AiSettings): string;
  stream(ask: TextAsk): AsyncIterable<string>;
}
