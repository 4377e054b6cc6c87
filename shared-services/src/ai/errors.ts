import { DeadlineReached } from './deadlines.ts';
import type { ProviderId } from './provider-id.ts';

/** Texts of the error catalogue (specification §8). The first group is for logs, the second for visitors. */
export const MESSAGES = {
  allFailed: 'All AI providers failed.',
  imageFailed: 'Gemini image generation failed.',

  newsFailed: 'Não foi possível carregar as notícias mais recentes.',
  tooFewFacts: 'Não foi possível gerar factos suficientes a partir das notícias.',
} as const;

const NAMES: Record<ProviderId, string> = {
  gemini: 'Gemini',
  openrouter: 'OpenRouter',
  huggingface: 'Hugging Face',
};

export type AiErrorCode =
  /** Nothing answered, for whatever reasons; `failures` has them. */
  | 'failed'
  /** AI is turned off, or has no server to ask. */
  | 'off'
  /** The server says that this visitor, address or the site has asked enough for now. */
  | 'limited'
  /** The server says that the site has spent what AI may cost it. */
  | 'ceiling'
  | 'not-configured'
  /** The provider answered with an error status, before or during the stream. */
  | 'http'
  /** The stream ended before the answer did. */
  | 'cut'
  | 'empty'
  /** The provider declined the prompt. No other provider is asked to answer it instead. */
  | 'refused'
  | 'timeout'
  | 'network'
  /** News: the search found less than two facts. */
  | 'too-few-facts';

interface Details {
  provider?: ProviderId;
  status?: number;
  failures?: AiError[];
}

/** Every rejection of this folder, except a cancellation. Messages never contain the prompt nor a provider's words. */
export class AiError extends Error {
  readonly code: AiErrorCode;
  readonly provider: ProviderId | undefined;
  readonly status: number | undefined;
  readonly failures: AiError[];

  constructor(code: AiErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AiError';
    this.code = code;
    this.provider = details.provider;
    this.status = details.status;
    this.failures = details.failures ?? [];
  }
}

/** Whether a provider declined the prompt by its own rules: asking again in the same words would not help. */
export const declined = (error: unknown): boolean =>
  error instanceof AiError && (error.code === 'refused' || error.failures.some(declined));

export const allFailed = (
  code: 'failed' | 'off' | 'limited' | 'ceiling',
  failures: AiError[] = [],
): AiError => new AiError(code, MESSAGES.allFailed, { failures });

export const notConfigured = (provider: ProviderId): AiError =>
  new AiError('not-configured', `${NAMES[provider]} API Key not configured.`, { provider });

export const noModel = (provider: ProviderId): AiError =>
  new AiError('not-configured', `${NAMES[provider]} model not configured.`, { provider });

const REASONS: Record<'cut' | 'empty' | 'refused' | 'timeout' | 'network', string> = {
  cut: 'stopped before the end of its answer.',
  empty: 'answered with nothing.',
  refused: 'declined the prompt.',
  timeout: 'took too long.',
  network: 'could not be reached or broke off.',
};

export const failed = (provider: ProviderId, code: keyof typeof REASONS): AiError =>
  new AiError(code, `${NAMES[provider]} ${REASONS[code]}`, { provider });

export const httpFailed = (provider: ProviderId, status: number): AiError =>
  new AiError('http', `${NAMES[provider]} answered with error ${status}.`, { provider, status });

/** What a provider, its SDK or `fetch` threw, without the words in it: those may repeat the prompt. */
export function toAiError(error: unknown, provider: ProviderId): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof DeadlineReached) return failed(provider, 'timeout');
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === 'number') return httpFailed(provider, status);
  return failed(provider, 'network');
}
