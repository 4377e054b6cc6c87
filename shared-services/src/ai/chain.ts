import { TEXT_DEADLINES, within } from './deadlines.ts';
import { AiError, allFailed, failed, toAiError } from './errors.ts';
import { gemini } from './providers/gemini-text.ts';
import { huggingFace } from './providers/hugging-face.ts';
import { openRouter } from './providers/open-router.ts';
import type { TextProvider } from './providers/provider.ts';
import { accessTo } from './settings.ts';
import { fitTurns } from './turns.ts';
import type { TextRequest, TextResult } from './types.ts';
import { estimateTokens, type Said } from './usage.ts';

/** The order that the specification sets (§7). */
const PROVIDERS: TextProvider[] = [gemini, openRouter, huggingFace];

/** In that order, with those that rest behind: nobody waits for who has failed again and again while another answers. */
const inTurn = (resting: TextRequest['resting'] = []): TextProvider[] => [
  ...PROVIDERS.filter(({ id }) => !resting.includes(id)),
  ...PROVIDERS.filter(({ id }) => resting.includes(id)),
];

/**
 * Asks one provider after the other until one gives a complete answer.
 *
 * A provider that breaks off after text was shown counts as failed: half an answer may say the opposite of the
 * whole one. The next provider starts over, and `onRestart` comes right before its first piece, so that what is on
 * the screen stays until there is something better. A refusal ends the chain: shopping around for a provider that
 * does answer a prompt another one found harmful is not what a public site should do.
 *
 * @throws AiError 'failed' with the failure of each provider, or the reason of `request.signal`.
 */
export async function runTextChain(request: TextRequest): Promise<TextResult> {
  const failures: AiError[] = [];
  const tell = request.onFailure ?? ((failure) => console.warn(failure.message));
  let stale = false;
  for (const provider of inTurn(request.resting)) {
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
      tell(error);
      stale ||= text !== '';
      if (error.code === 'refused') break;
    }
  }
  throw allFailed('failed', failures);
}

/** @throws AiError for whatever the provider did wrong; a cancellation passes through as it is. */
async function* answerOf(provider: TextProvider, request: TextRequest): AsyncGenerator<string> {
  const { prompt, config, signal } = request;
  const turns = fitTurns(request.turns ?? []);
  const model = provider.model(config);
  const access = accessTo(provider.id, config, model);
  const said: Said = {};
  const onUsage = (more: Said) => void Object.assign(said, more);
  const pieces = (inner: AbortSignal) =>
    provider.stream({ ...access, prompt, turns, model, signal: inner, onUsage });
  const deadlines = { ...TEXT_DEADLINES, ...request.deadlines };
  const explain = (error: unknown) => toAiError(error, provider.id);
  let written = '';
  let turnedAway = false;
  try {
    for await (const piece of within(pieces, { deadlines, signal, explain })) {
      written += piece;
      yield piece;
    }
    if (written.trim() === '') throw failed(provider.id, 'empty');
  } catch (error) {
    turnedAway = written === '' && error instanceof AiError && error.code === 'http';
    throw error;
  } finally {
    // However it ended, and if the visitor left: what was written is paid for.
    const asked = [prompt, ...turns.map(({ text }) => text)].join('\n');
    const estimate = { input: estimateTokens(asked), output: estimateTokens(written) };
    if (!turnedAway) request.onUsage?.({ provider: provider.id, model, ...estimate, ...said });
  }
}
