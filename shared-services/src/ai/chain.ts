import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import { streamWithDeadlines, TEXT_DEADLINES } from './deadlines.ts';
import { AiError, noAnswerError } from './errors.ts';
import { providerAccess } from './providers/access.ts';
import { providerError, toAiError } from './providers/failures.ts';
import { TEXT_ADAPTERS } from './providers/index.ts';
import { fitTurns } from './turns.ts';
import type { TextRequest, TextResult } from './types.ts';
import { estimateTokens, type ReportedUsage } from './usage.ts';

type Provider = (typeof AI_PROVIDERS)[number];

/**
 * Moves resting providers to the end, so that they do not delay the answer. A provider rests for a while
 * after repeated failures, which the database counts.
 */
const orderProviders = (resting: TextRequest['resting'] = []): Provider[] => [
  ...AI_PROVIDERS.filter(({ id }) => !resting.includes(id)),
  ...AI_PROVIDERS.filter(({ id }) => resting.includes(id)),
];

/**
 * Calls the providers in order until one returns a complete answer.
 *
 * A provider that breaks off after its first text counts as failed, because half an answer may say the opposite of
 * the complete one. The next provider starts over. `onRestart` runs just before its first chunk, so the old text
 * stays on screen until new text exists. A refusal ends the chain: a public site must not look for another provider
 * that answers a prompt which one provider rejected as harmful.
 *
 * @throws AiError 'failed' with the failure of each provider, or the reason of `request.signal`.
 */
export async function runTextChain(request: TextRequest): Promise<TextResult> {
  const failures: AiError[] = [];
  const reportFailure = request.onFailure ?? ((failure) => console.warn(failure.message));
  /** True while the screen shows text of a provider that failed. */
  let hasStaleText = false;
  for (const provider of orderProviders(request.resting)) {
    let text = '';
    try {
      for await (const chunk of streamAnswer(provider, request)) {
        if (hasStaleText) request.onRestart?.();
        hasStaleText = false;
        text += chunk;
        request.onChunk?.(chunk);
      }
      return { text, provider: provider.id };
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      failures.push(error);
      reportFailure(error);
      hasStaleText ||= text !== '';
      if (error.code === 'refused') break;
    }
  }
  throw noAnswerError('failed', failures);
}

/** Streams one provider's answer. @throws AiError for any provider failure; a cancellation passes through unchanged */
async function* streamAnswer(provider: Provider, request: TextRequest): AsyncGenerator<string> {
  const { prompt, config, signal } = request;
  const turns = fitTurns(request.turns ?? []);
  const model = config.models[provider.text.name];
  const access = providerAccess(provider.id, config, model);
  const reportedUsage: ReportedUsage = {};
  const onUsage = (usage: ReportedUsage) => void Object.assign(reportedUsage, usage);
  const openStream = (streamSignal: AbortSignal) =>
    TEXT_ADAPTERS[provider.id].stream({ ...access, prompt, turns, model, signal: streamSignal, onUsage });
  const deadlines = { ...TEXT_DEADLINES, ...request.deadlines };
  const mapError = (error: unknown) => toAiError(error, provider.id);
  let answer = '';
  /** The provider returned an error status before any text: no usage is reported. */
  let wasRejected = false;
  try {
    for await (const chunk of streamWithDeadlines(openStream, { deadlines, signal, mapError })) {
      answer += chunk;
      yield chunk;
    }
    if (answer.trim() === '') throw providerError(provider.id, 'empty');
  } catch (error) {
    wasRejected = answer === '' && error instanceof AiError && error.code === 'http';
    throw error;
  } finally {
    // Usage is reported on success, failure and cancellation, because generated tokens are billed.
    const input = [prompt, ...turns.map(({ text }) => text)].join('\n');
    const estimate = { input: estimateTokens(input), output: estimateTokens(answer) };
    if (!wasRejected) request.onUsage?.({ provider: provider.id, model, ...estimate, ...reportedUsage });
  }
}
