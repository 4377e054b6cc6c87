import type { Deadlines } from './deadlines.ts';
import type { AiError } from './errors.ts';
import type { ProviderId } from './provider-id.ts';
import type { RecipeAsk } from './recipe-ask.ts';
import type { Turn } from './turns.ts';
import type { Used } from './usage.ts';

export type { Deadlines, ProviderId, RecipeAsk, Turn, Used };

/**
 * What the chain needs to know. It has the shape of `AiConfig` in the shell's contract and is repeated here on
 * purpose: this folder runs in the Edge Function too, where `@ia/federation` does not exist.
 */
export interface AiSettings {
  mode: 'off' | 'server' | 'local';
  models: { geminiText: string; geminiImage: string; openRouter: string; huggingFace: string };
  keys?: { GEMINI?: string; OPENROUTER?: string; HUGGINGFACE?: string };
  endpoints?: { gemini?: string; openRouter?: string; huggingFace?: string };
}

/** What every call takes besides its own subject. */
export interface AiContext {
  /** `shell.ai()`. */
  config: AiSettings;
  /** `shell.backend()`; only `server` mode uses it. */
  backend?: { url: string; publishableKey: string } | null;
  /** The random id of this device, which the server's limits count by; only `server` mode uses it. */
  visitorId?: string;
  /** Aborting stops the answer and closes the provider's connection; the call rejects with the signal's reason. */
  signal?: AbortSignal;
  deadlines?: Partial<Deadlines>;
  /** Told of every provider that failed, before the next one is asked. Default: one line in the console. */
  onFailure?: (failure: AiError) => void;
  /** Told what each ask took, however it ended; not of one that was turned away before it began. */
  onUsage?: (used: Used) => void;
  /** Providers that have failed again and again: they are asked last. */
  resting?: readonly ProviderId[];
}

/** A prompt, and how it was made. */
interface Asking extends AiContext {
  prompt: string;
  /** What the server makes the prompt from; without it, it is taken for a prompt of the visitor's own. */
  from?: RecipeAsk;
}

export interface TextRequest extends Asking {
  /** What was said since the first answer, from that answer to the visitor's last words. */
  turns?: readonly Turn[];
  /** Each piece of text, as it arrives. */
  onChunk?: (text: string) => void;
  /** The provider that was answering failed and the next one starts over: clear what was shown. */
  onRestart?: () => void;
}

export interface TextResult {
  text: string;
  provider: ProviderId;
}

export type ImageRequest = Asking;

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
  /** Two or three. The last one is the hopeful one. */
  facts: string[];
  /** At most two. */
  sources: NewsSource[];
  /** When the search was made (ISO 8601), to show beside the facts. */
  fetchedAt: string;
}

export interface NewsRequest extends AiContext {
  principle: { id: string; title: string; description?: string };
}

/** The four things AI does for the site, whoever runs them: this device (`local.ts`) or the server (`remote.ts`). */
export interface AiService {
  text(request: TextRequest): Promise<TextResult>;
  image(request: ImageRequest): Promise<string>;
  analyse(request: AnalysisRequest): Promise<Analysis>;
  news(request: NewsRequest): Promise<NewsSummary>;
}
