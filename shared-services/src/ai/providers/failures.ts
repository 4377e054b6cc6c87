import { AI_PROVIDERS, byName } from '@ia/federation/ai-providers';
import { DeadlineReached } from '../deadlines.ts';
import { AiError } from '../errors.ts';
import type { ProviderId } from '../provider-id.ts';

const NAMES = byName(AI_PROVIDERS, ({ id, name }) => [id, name]);

export const missingKeyError = (provider: ProviderId): AiError =>
  new AiError('not-configured', `${NAMES[provider]} API Key not configured.`, { provider });

export const missingModelError = (provider: ProviderId): AiError =>
  new AiError('not-configured', `${NAMES[provider]} model not configured.`, { provider });

const REASONS: Record<'cut' | 'empty' | 'refused' | 'timeout' | 'network', string> = {
  cut: 'stopped before the end of its answer.',
  empty: 'answered with nothing.',
  refused: 'declined the prompt.',
  timeout: 'took too long.',
  network: 'could not be reached or broke off.',
};

/** Returns the error of a provider that gave no usable answer. */
export const providerError = (provider: ProviderId, code: keyof typeof REASONS): AiError =>
  new AiError(code, `${NAMES[provider]} ${REASONS[code]}`, { provider });

/** Returns the error of a provider that responded with an HTTP error. */
export const httpError = (provider: ProviderId, status: number): AiError =>
  new AiError('http', `${NAMES[provider]} answered with error ${status}.`, { provider, status });

/** Converts an error of a provider, its SDK or `fetch`. Drops its message, which may repeat the prompt. */
export function toAiError(error: unknown, provider: ProviderId): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof DeadlineReached) return providerError(provider, 'timeout');
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === 'number') return httpError(provider, status);
  return providerError(provider, 'network');
}
