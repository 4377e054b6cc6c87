import type { ProviderId } from './provider-id.ts';

/** Messages of `AiError`. The first group is for logs, the second for visitors. */
export const MESSAGES = {
  allFailed: 'All AI providers failed.',
  imageFailed: 'Gemini image generation failed.',

  newsFailed: 'Não foi possível carregar as notícias mais recentes.',
  tooFewFacts: 'Não foi possível gerar factos suficientes a partir das notícias.',
} as const;

export type AiErrorCode =
  /** No provider answered; `failures` holds the reason of each. */
  | 'failed'
  /** AI is turned off, or no server is configured. */
  | 'off'
  /** Rate limit of the server, per visitor, per address or for the whole site. */
  | 'limited'
  /** The site's AI budget is spent. */
  | 'ceiling'
  | 'not-configured'
  /** The provider returned an error status, before or during the stream. */
  | 'http'
  /** The stream ended before the answer was complete. */
  | 'cut'
  | 'empty'
  /** The provider refused the prompt. The chain does not try another provider. */
  | 'refused'
  | 'timeout'
  | 'network'
  /** News: the search found fewer than two facts. */
  | 'too-few-facts';

interface Details {
  provider?: ProviderId;
  status?: number;
  failures?: AiError[];
}

/** Every error of this folder, except a cancellation. Messages never contain the prompt or text from a provider. */
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

/** True when a provider refused the prompt by its own policy. A retry with the same prompt would not help. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof AiError && (error.code === 'refused' || error.failures.some(wasRefused));

/** Returns the error of a call that no provider answered. @param failures the error of each provider that was tried */
export const noAnswerError = (
  code: 'failed' | 'off' | 'limited' | 'ceiling',
  failures: AiError[] = [],
): AiError => new AiError(code, MESSAGES.allFailed, { failures });
