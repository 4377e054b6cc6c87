import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import { streamWithDeadlines, TEXT_DEADLINES } from './deadlines.ts';
import { AiError, allFailed } from './errors.ts';
import { accessTo } from './providers/access.ts';
import { failed, toAiError } from './providers/failures.ts';
import { TEXT_ADAPTERS } from './providers/index.ts';
import { fitTurns } from './turns.ts';
import type { TextRequest, TextResult } from './types.ts';
import { estimateTokens, type ReportedUsage } from './usage.ts';

type Provider = (typeof AI_PROVIDERS)[number];

/** Moves resting providers to the end, so that a repeatedly failing provider does not delay the answer. */
const inOrder = (resting: TextRequest['resting'] = []): Provider[] => [
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
  const report = request.onFailure ?? ((failure) => console.warn(failure.message));
  let stale = false;
  for (const provider of inOrder(request.resting)) {
    let text = '';
    try {
      for await (const piece of answerOf(provider, request)) {
        if (stale) request.onRestart?.();
        stale = false;
        text += piece;
        request.onChunk?.(piece);
      }
      return { text, provider: provider.id };
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      failures.push(error);
      report(error);
      stale ||= text !== '';
      if (error.code === 'refused') break;
    }
  }
  throw allFailed('failed', failures);
}

/** @throws AiError for any provider failure. A cancellation passes through unchanged. */
async function* answerOf(provider: Provider, request: TextRequest): AsyncGenerator<string> {
  const { prompt, config, signal } = request;
  const turns = fitTurns(request.turns ?? []);
  const model = config.models[provider.text.name];
  const access = accessTo(provider.id, config, model);
  const reportedUsage: ReportedUsage = {};
  const onUsage = (more: ReportedUsage) => void Object.assign(reportedUsage, more);
  const pieces = (inner: AbortSignal) =>
    TEXT_ADAPTERS[provider.id].stream({ ...access, prompt, turns, model, signal: inner, onUsage });
  const deadlines = { ...TEXT_DEADLINES, ...request.deadlines };
  const explain = (error: unknown) => toAiError(error, provider.id);
  let written = '';
  let wasRejected = false;
  try {
    for await (const piece of streamWithDeadlines(pieces, { deadlines, signal, explain })) {
      written += piece;
      yield piece;
    }
    if (written.trim() === '') throw failed(provider.id, 'empty');
  } catch (error) {
    wasRejected = written === '' && error instanceof AiError && error.code === 'http';
    throw error;
  } finally {
    // Usage is reported on success, failure and cancellation, because generated tokens are billed.
    const input = [prompt, ...turns.map(({ text }) => text)].join('\n');
    const estimate = { input: estimateTokens(input), output: estimateTokens(written) };
    if (!wasRejected) request.onUsage?.({ provider: provider.id, model, ...estimate, ...reportedUsage });
  }
}
