import type { NewsSource, Turn } from '../types.ts';
import type { ReportedUsage } from '../usage.ts';
import type { Access } from './access.ts';

/**
 * Maximum output of one answer in tokens: about five pages, thinking tokens included. It limits the price of an
 * answer, which the prompt would control otherwise.
 */
export const MAX_OUTPUT_TOKENS = 4_096;

export interface ProviderRequest extends Access {
  prompt: string;
  /** The conversation after the prompt. */
  turns?: readonly Turn[];
  /** Model id, from configuration. */
  model: string;
  /** Aborts when the answer is no longer needed. */
  signal: AbortSignal;
  /** Called with each usage report of the provider. */
  onUsage: (usage: ReportedUsage) => void;
}

/** Adapter for one vendor's request and stream format. Yields non-empty text; throws when the answer is incomplete. */
export interface TextProvider {
  stream(request: ProviderRequest): AsyncIterable<string>;
}

export interface CompleteTextRequest extends ProviderRequest {
  instruction?: string;
  /** Ask for a JSON object. */
  json?: boolean;
  /** Let the model search the Web and cite its sources. */
  search?: boolean;
}

export interface CompleteAnswer {
  text: string;
  /** Source pages as the provider lists them: may contain duplicates and missing fields. */
  sources: Partial<NewsSource>[];
}

/** Adapter for answers that arrive in one response: images, analysis and news. */
export interface SingleResponseProvider {
  complete(request: CompleteTextRequest): Promise<CompleteAnswer>;
  /** @returns a data URL */
  image(request: ProviderRequest): Promise<string>;
}
