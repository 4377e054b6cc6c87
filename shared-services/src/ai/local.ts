import { parseAnalysis } from './analysis.ts';
import { runTextChain } from './chain.ts';
import { promiseWithDeadlines, WHOLE_DEADLINES } from './deadlines.ts';
import { type AiError, allFailed, MESSAGES } from './errors.ts';
import { parseNews } from './news.ts';
import { ANALYSIS_INSTRUCTION, newsPrompt } from './prompts.ts';
import { WHOLE_PROVIDER } from './provider-id.ts';
import { accessTo, providerRow } from './providers/access.ts';
import { toAiError } from './providers/failures.ts';
import { WHOLE_ADAPTER } from './providers/index.ts';
import { MAX_OUTPUT_TOKENS, type ProviderRequest } from './providers/provider.ts';
import type { AiContext, AiService } from './types.ts';
import { estimateTokens, type ReportedUsage } from './usage.ts';

const MODELS = providerRow(WHOLE_PROVIDER);

/**
 * Calls the providers directly, with the keys of the configuration: in a developer's browser, or in the Edge
 * Function. Text has several providers; images, analysis and news have one.
 */
export const local: AiService = {
  text: runTextChain,

  async image(request) {
    try {
      return await askWhole(request, MODELS.image.name, request.prompt, WHOLE_ADAPTER.image);
    } catch (error) {
      request.signal?.throwIfAborted();
      console.warn(MESSAGES.imageFailed);
      report(request, error as AiError);
      return '';
    }
  },

  async analyse(request) {
    try {
      const answer = await askWhole(request, MODELS.text.name, request.text, (ask) =>
        WHOLE_ADAPTER.complete({ ...ask, instruction: ANALYSIS_INSTRUCTION, json: true }),
      );
      return parseAnalysis(answer.text);
    } catch (error) {
      request.signal?.throwIfAborted();
      report(request, error as AiError);
      throw allFailed('failed', [error as AiError]);
    }
  },

  /** Rethrows the original error; `summariseNews` maps it to the message for the visitor. */
  async news(request) {
    const now = new Date().toISOString();
    const prompt = newsPrompt(request.principle, now.slice(0, 10));
    try {
      const answer = await askWhole(request, MODELS.text.name, prompt, (ask) =>
        WHOLE_ADAPTER.complete({ ...ask, search: true }),
      );
      return parseNews(answer, now);
    } catch (error) {
      request.signal?.throwIfAborted();
      // Too few facts is a search result, not a failure of the provider.
      if ((error as AiError).code !== 'too-few-facts') report(request, error as AiError);
      throw error;
    }
  },
};

/** @throws AiError, or the reason of the request's signal. */
async function askWhole<T>(
  request: AiContext,
  name: keyof AiContext['config']['models'],
  prompt: string,
  ask: (ask: ProviderRequest) => Promise<T>,
): Promise<T> {
  const model = request.config.models[name];
  const access = accessTo(WHOLE_PROVIDER, request.config, model);
  const reportedUsage: ReportedUsage = {};
  const onUsage = (more: ReportedUsage) => void Object.assign(reportedUsage, more);
  let wasRejected = false;
  try {
    return await promiseWithDeadlines((signal) => ask({ ...access, prompt, model, signal, onUsage }), {
      deadlines: { ...WHOLE_DEADLINES, ...request.deadlines },
      signal: request.signal,
      explain: (error) => toAiError(error, WHOLE_PROVIDER),
    });
  } catch (error) {
    wasRejected = (error as AiError).code === 'http';
    throw error;
  } finally {
    // The real usage of an answer that never arrived is unknown: report the maximum.
    const maximum = { input: estimateTokens(prompt), output: MAX_OUTPUT_TOKENS };
    if (!wasRejected) request.onUsage?.({ provider: WHOLE_PROVIDER, model, ...maximum, ...reportedUsage });
  }
}

function report(request: AiContext, failure: AiError): void {
  if (request.onFailure) request.onFailure(failure);
  else console.warn(failure.message);
}
