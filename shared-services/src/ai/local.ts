import { parseAnalysis } from './analysis.ts';
import { runTextChain } from './chain.ts';
import { onceWithin, WHOLE_DEADLINES } from './deadlines.ts';
import { type AiError, allFailed, MESSAGES, toAiError } from './errors.ts';
import { parseNews } from './news.ts';
import { ANALYSIS_INSTRUCTION, newsPrompt } from './prompts.ts';
import { geminiImage } from './providers/gemini-image.ts';
import { geminiWhole } from './providers/gemini-whole.ts';
import { MAX_OUTPUT_TOKENS, type TextAsk } from './providers/provider.ts';
import { accessTo } from './settings.ts';
import type { AiContext, AiService } from './types.ts';
import { estimateTokens, type Said } from './usage.ts';

/**
 * Asks the providers from here, with the keys in the configuration: a developer's own browser, or the Edge
 * Function. Only text has three providers; images, analysis and news need what Gemini alone offers.
 */
export const local: AiService = {
  text: runTextChain,

  async image(request) {
    try {
      const { geminiImage: model } = request.config.models;
      return await askGemini(request, model, request.prompt, geminiImage);
    } catch (error) {
      request.signal?.throwIfAborted();
      console.warn(MESSAGES.imageFailed);
      tell(request, error as AiError);
      return '';
    }
  },

  async analyse(request) {
    try {
      const answer = await askGemini(request, request.config.models.geminiText, request.text, (ask) =>
        geminiWhole({ ...ask, instruction: ANALYSIS_INSTRUCTION, json: true }),
      );
      return parseAnalysis(answer.text);
    } catch (error) {
      request.signal?.throwIfAborted();
      tell(request, error as AiError);
      throw allFailed('failed', [error as AiError]);
    }
  },

  /** Failures keep their own reason: the public entry turns it into the visitor's words. */
  async news(request) {
    const now = new Date().toISOString();
    const prompt = newsPrompt(request.principle, now.slice(0, 10));
    try {
      const answer = await askGemini(request, request.config.models.geminiText, prompt, (ask) =>
        geminiWhole({ ...ask, search: true }),
      );
      return parseNews(answer, now);
    } catch (error) {
      request.signal?.throwIfAborted();
      // Too few facts is an answer of the search, not a failure of the provider.
      if ((error as AiError).code !== 'too-few-facts') tell(request, error as AiError);
      throw error;
    }
  },
};

/** @throws AiError, or the reason of the request's signal. */
async function askGemini<T>(
  request: AiContext,
  model: string,
  prompt: string,
  ask: (ask: TextAsk) => Promise<T>,
): Promise<T> {
  const access = accessTo('gemini', request.config, model);
  const said: Said = {};
  const onUsage = (more: Said) => void Object.assign(said, more);
  let turnedAway = false;
  try {
    return await onceWithin((signal) => ask({ ...access, prompt, model, signal, onUsage }), {
      deadlines: { ...WHOLE_DEADLINES, ...request.deadlines },
      signal: request.signal,
      explain: (error) => toAiError(error, 'gemini'),
    });
  } catch (error) {
    turnedAway = (error as AiError).code === 'http';
    throw error;
  } finally {
    // Nobody knows what an answer took that never came: the most that it may.
    const most = { input: estimateTokens(prompt), output: MAX_OUTPUT_TOKENS };
    if (!turnedAway) request.onUsage?.({ provider: 'gemini', model, ...most, ...said });
  }
}

function tell(request: AiContext, failure: AiError): void {
  if (request.onFailure) request.onFailure(failure);
  else console.warn(failure.message);
}
