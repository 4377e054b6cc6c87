import { markImage } from '../ai-mark/index.ts';
import { parseAnalysis } from './analysis.ts';
import { runTextChain } from './chain.ts';
import { promiseWithDeadlines, SINGLE_RESPONSE_DEADLINES } from './deadlines.ts';
import { type AiError, MESSAGES, noAnswerError } from './errors.ts';
import { parseNews } from './news.ts';
import { ANALYSIS_INSTRUCTION, newsPrompt } from './prompts.ts';
import { SINGLE_RESPONSE_PROVIDER } from './provider-id.ts';
import { providerAccess, providerRow } from './providers/access.ts';
import { toAiError } from './providers/failures.ts';
import { SINGLE_RESPONSE_ADAPTER } from './providers/index.ts';
import { MAX_OUTPUT_TOKENS, type ProviderRequest } from './providers/provider.ts';
import type { AiContext, AiService } from './types.ts';
import { estimateTokens, type ReportedUsage } from './usage.ts';

const PROVIDER_ROW = providerRow(SINGLE_RESPONSE_PROVIDER);

/**
 * Calls the providers directly, with the keys of the configuration: in a developer's browser, or in the Edge
 * Function. Text has several providers; images, analysis and news have one.
 */
export const local: AiService = {
  text: runTextChain,

  async image(request) {
    try {
      return await requestComplete(
        request,
        PROVIDER_ROW.image.name,
        request.prompt,
        async (providerRequest) => markImage(await SINGLE_RESPONSE_ADAPTER.image(providerRequest)),
      );
    } catch (error) {
      request.signal?.throwIfAborted();
      console.warn(MESSAGES.imageFailed);
      reportFailure(request, error as AiError);
      return '';
    }
  },

  async analyse(request) {
    try {
      const answer = await requestComplete(request, PROVIDER_ROW.text.name, request.text, (providerRequest) =>
        SINGLE_RESPONSE_ADAPTER.complete({
          ...providerRequest,
          instruction: ANALYSIS_INSTRUCTION,
          json: true,
        }),
      );
      return parseAnalysis(answer.text);
    } catch (error) {
      request.signal?.throwIfAborted();
      reportFailure(request, error as AiError);
      throw noAnswerError('failed', [error as AiError]);
    }
  },

  /** Rethrows the original error; `summariseNews` maps it to the message for the visitor. */
  async news(request) {
    const now = new Date().toISOString();
    const prompt = newsPrompt(request.principle, now.slice(0, 10));
    try {
      const answer = await requestComplete(request, PROVIDER_ROW.text.name, prompt, (providerRequest) =>
        SINGLE_RESPONSE_ADAPTER.complete({ ...providerRequest, search: true }),
      );
      return parseNews(answer, now);
    } catch (error) {
      request.signal?.throwIfAborted();
      // Too few facts is a search result, not a failure of the provider.
      if ((error as AiError).code !== 'too-few-facts') reportFailure(request, error as AiError);
      throw error;
    }
  },
};

/** Sends a request that is answered in one response. @throws AiError, or the reason of the request's signal */
async function requestComplete<T>(
  request: AiContext,
  modelName: keyof AiContext['config']['models'],
  prompt: string,
  send: (providerRequest: ProviderRequest) => Promise<T>,
): Promise<T> {
  const model = request.config.models[modelName];
  const access = providerAccess(SINGLE_RESPONSE_PROVIDER, request.config, model);
  const reportedUsage: ReportedUsage = {};
  const onUsage = (usage: ReportedUsage) => void Object.assign(reportedUsage, usage);
  /** The provider returned an error status: no usage is reported. */
  let wasRejected = false;
  try {
    return await promiseWithDeadlines((signal) => send({ ...access, prompt, model, signal, onUsage }), {
      deadlines: { ...SINGLE_RESPONSE_DEADLINES, ...request.deadlines },
      signal: request.signal,
      mapError: (error) => toAiError(error, SINGLE_RESPONSE_PROVIDER),
    });
  } catch (error) {
    wasRejected = (error as AiError).code === 'http';
    throw error;
  } finally {
    // The real usage of an answer that never arrived is unknown: report the maximum.
    const maximum = { input: estimateTokens(prompt), output: MAX_OUTPUT_TOKENS };
    if (!wasRejected)
      request.onUsage?.({ provider: SINGLE_RESPONSE_PROVIDER, model, ...maximum, ...reportedUsage });
  }
}

function reportFailure(request: AiContext, failure: AiError): void {
  if (request.onFailure) request.onFailure(failure);
  else console.warn(failure.message);
}
