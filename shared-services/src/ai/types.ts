import type { AiEndpointName, AiKeyName, AiModelName } from '@ia/federation/ai-providers';
import type { Deadlines } from './deadlines.ts';
import type { AiError } from './errors.ts';
import type { ProviderId } from './provider-id.ts';
import type { RecipeRequest } from './recipe-request.ts';
import type { Turn } from './turns.ts';
import type { ProviderUsage } from './usage.ts';

export type { Deadlines, ProviderId, ProviderUsage, RecipeRequest, Turn };

/**
 * Configuration of the provider chain. It has the shape of `AiConfig` in the shell's contract. It is declared
 * again here because the Edge Function imports only the table of providers from `@ia/federation`, not the contract.
 */
export interface AiSettings {
  /** off: prepared answers; server: the Edge Function; local: the browser calls the providers. */
  mode: 'off' | 'server' | 'local';
  models: Record<AiModelName, string>;
  keys?: Partial<Record<AiKeyName, string>>;
  endpoints?: Partial<Record<AiEndpointName, string>>;
}

/** Options of every call. */
export interface AiContext {
  /** AI settings from `shell.ai()`. */
  config: AiSettings;
  /** Backend address from `shell.backend()`; only `server` mode uses it. */
  backend?: { url: string; publishableKey: string } | null;
  /** Random id of this device, used by the server's rate limits; only `server` mode uses it. */
  visitorId?: string;
  /**
   * Aborting cancels the answer and closes the provider's connection; the call rejects with the signal's
   * reason.
   */
  signal?: AbortSignal;
  deadlines?: Partial<Deadlines>;
  /** Called for each failed provider, before the next one is tried. Default: one warning in the console. */
  onFailure?: (failure: AiError) => void;
  /**
   * Called with the usage of each provider call, even if it failed. Not called if the provider returned an
   * error status before any text.
   */
  onUsage?: (used: ProviderUsage) => void;
  /** Providers that failed repeatedly, as the database counts; they are tried last. */
  resting?: readonly ProviderId[];
}

/** A request with a prompt. */
interface PromptRequest extends AiContext {
  prompt: string;
  /**
   * Input from which the server builds the prompt. If missing, the server treats `prompt` as written by the
   * visitor.
   */
  from?: RecipeRequest;
}

export interface TextRequest extends PromptRequest {
  /** The conversation from the first answer to the visitor's latest reply. */
  turns?: readonly Turn[];
  /** Called with each chunk of text as it arrives. */
  onChunk?: (text: string) => void;
  /** Called when the current provider failed and the next one starts over: clear the text shown so far. */
  onRestart?: () => void;
}

export interface TextResult {
  text: string;
  provider: ProviderId;
}

export type ImageRequest = PromptRequest;

export const ANALYSIS_CATEGORIES = [
  'Fairness',
  'Transparency',
  'Accountability',
  'Human-centric',
  'Safety',
  'Education',
  'Other',
] as const;

export interface Analysis {
  summary: string;
  category: (typeof ANALYSIS_CATEGORIES)[number];
  feedback_to_user: string;
}

export interface AnalysisRequest extends AiContext {
  /** The suggestion, as the visitor wrote it. */
  text: string;
}

export interface NewsSource {
  uri: string;
  title: string;
}

export interface NewsSummary {
  questionTitle: string;
  statementHeadline: string;
  keyStatistic: string;
  /** Two or three facts; the last one is a positive fact. */
  facts: string[];
  /** At most two sources. */
  sources: NewsSource[];
  /** Time of the search (ISO 8601), shown beside the facts. */
  fetchedAt: string;
}

export interface NewsRequest extends AiContext {
  principle: { id: string; title: string; description?: string };
}

/**
 * The AI operations of the site, implemented on the device (`local.ts`) and through the server (`remote.ts`).
 */
export interface AiService {
  text(request: TextRequest): Promise<TextResult>;
  /** @returns the image as a data URL; '' if no provider could generate it */
  image(request: ImageRequest): Promise<string>;
  analyse(request: AnalysisRequest): Promise<Analysis>;
  news(request: NewsRequest): Promise<NewsSummary>;
}
