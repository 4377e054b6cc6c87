import type { AiConfig, BackendConfig } from '@ia/federation';
import type { Turn } from '@ia/shared-services/ai';
import { AiError, generateImage, generateText, isAiAvailable, wasRefused } from '@ia/shared-services/ai';
import { visitorId } from '@ia/shared-services/backend';
import {
  type Choices,
  choicesInUse,
  handwrittenPrompt,
  promptToSend,
  type Recipe,
} from '@ia/shared-services/recipes';
import { fitChoices } from '../rules/choices.ts';
import { matchingExamples } from '../rules/matching-examples.ts';
import { isOwnRecipe } from '../rules/own-recipe.ts';

/** Reason why the team's example replaces an AI answer. */
export type FallbackReason =
  | 'off'
  /** Developer mode (`local`) without any API key: no request was sent. */
  | 'no-key'
  /** API keys exist, but none for the image service. */
  | 'no-image-key'
  /** A rate limit of the server. */
  | 'limited'
  /** The site has reached its AI spending limit. */
  | 'ceiling'
  /** A provider declined the prompt under its safety rules. */
  | 'refused'
  | 'failed';

export type Answer =
  /** `incomplete`: cancelled, or interrupted by leaving the page. */
  | { source: 'ai'; value: string; incomplete?: boolean }
  /** One of the recipe's `fallback_outputs`. */
  | { source: 'team'; value: string; reason: FallbackReason }
  /** No answer and no fallback: the specified error text is shown, and no point is earned. */
  | { source: 'none'; value: null; reason: FallbackReason };

export interface GenerateRequest {
  recipe: Recipe;
  prompt: string;
  /** Choices that produced the prompt; null when no site recipe did. */
  choices: Choices | null;
  /** Messages after the first answer. */
  turns?: readonly Turn[];
  /** Fallback answers; defaults to the recipe's own that answer the choices. */
  examples?: readonly string[];
  ai: AiConfig;
  backend: BackendConfig | null;
  signal: AbortSignal;
  onChunk: (text: string) => void;
  /** Called when another provider starts over: the text so far must be discarded. */
  onRestart: () => void;
  /** Receives unexpected errors: a chunk that failed to load, a defect. */
  report: (error: unknown) => void;
  random?: () => number;
}

/** Returns the displayed prompt, and the recipe and choices from which the server rebuilds it. */
function buildAiInput({ recipe, prompt, choices }: GenerateRequest) {
  if (choices === null || isOwnRecipe(recipe)) return { prompt };
  const fitted = fitChoices(recipe, choices);
  return {
    prompt: handwrittenPrompt(choices) === null ? prompt : promptToSend(recipe, choices),
    from: { recipe: recipe.id, choices: choicesInUse(recipe, fitted) },
  };
}

/** Returns the reason known before any request: no API key, or none for images. Null when a request can be sent. */
function missingKeyReason({ ai, backend, recipe }: GenerateRequest): FallbackReason | null {
  if (ai.mode !== 'local' || isAiAvailable({ config: ai, backend }, recipe.type)) return null;
  return isAiAvailable({ config: ai, backend }) ? 'no-image-key' : 'no-key';
}

/**
 * Asks the AI for an answer to the prompt, with a random fallback output that answers the choices when none arrives.
 * @throws the signal's reason when cancelled
 */
export async function generate(request: GenerateRequest): Promise<Answer> {
  const { recipe, ai, backend, signal, onChunk, onRestart, report, random = Math.random } = request;
  const failures: AiError[] = [];
  const onFailure = (failure: AiError) => {
    failures.push(failure);
    console.warn(failure.message);
  };
  const context = {
    ...buildAiInput(request),
    config: ai,
    backend,
    signal,
    visitorId: visitorId(),
    onFailure,
  };
  let reason = missingKeyReason(request);
  try {
    if (recipe.type === 'image') {
      const image = await generateImage(context);
      if (image) return { source: 'ai', value: image };
    } else {
      const { text } = await generateText({ ...context, turns: request.turns, onChunk, onRestart });
      return { source: 'ai', value: text };
    }
    // Image failures are already logged.
    reason ??= failures.some(wasRefused) ? 'refused' : 'failed';
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AiError)) report(error);
    else if (error.code === 'off' || error.code === 'limited' || error.code === 'ceiling')
      reason ??= error.code;
    else if (reason) console.warn(error.message);
    else {
      // «All AI providers failed.»
      report(error);
      reason = wasRefused(error) ? 'refused' : 'failed';
    }
    reason ??= 'failed';
  }
  const outputs = request.examples ?? matchingExamples(recipe, request.choices);
  const value = outputs[Math.floor(random() * outputs.length)];
  return value === undefined ? { source: 'none', value: null, reason } : { source: 'team', value, reason };
}
