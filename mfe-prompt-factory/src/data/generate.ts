import type { AiConfig, BackendConfig } from '@ia/federation';
import type { Turn } from '@ia/shared-services/ai';
import { AiError, canAsk, declined, generateImage, generateText } from '@ia/shared-services/ai';
import { visitorId } from '@ia/shared-services/backend';
import {
  askedPrompt,
  type Choices,
  choicesInUse,
  type Recipe,
  wholeByHand,
} from '@ia/shared-services/recipes';
import { fitChoices } from '../rules/choices.ts';
import { isOwn } from '../rules/own-recipe.ts';

/** Why the team's example stands in for an answer. */
export type FallbackReason =
  | 'off'
  /** The developer path (`local`) without a single key: nobody was asked. */
  | 'no-key'
  /** There are keys, and none for the one service that makes images. */
  | 'no-image-key'
  | 'limited'
  /** The site has spent what AI may cost it. */
  | 'ceiling'
  /** A service declined the prompt, by its own rules of safety. */
  | 'refused'
  | 'failed';

export type Answer =
  /** `incomplete`: cancelled, or left, before its end. */
  | { source: 'ai'; value: string; incomplete?: boolean }
  /** One of the recipe's `fallback_outputs`. */
  | { source: 'team'; value: string; reason: FallbackReason }
  /** Nobody answered and the recipe has no fallback: the error sentence is shown, and it earns nothing. */
  | { source: 'none'; value: null; reason: FallbackReason };

export interface GenerateRequest {
  recipe: Recipe;
  prompt: string;
  /** What the prompt was made of; null for one that no recipe of the site makes. */
  choices: Choices | null;
  /** What was said since the first answer. */
  turns?: readonly Turn[];
  /** What stands in for an answer; the recipe's own, when there are no others. */
  examples?: readonly string[];
  ai: AiConfig;
  backend: BackendConfig | null;
  signal: AbortSignal;
  onChunk: (text: string) => void;
  onRestart: () => void;
  /** Told of what should never happen: code that could not be loaded, a defect. */
  report: (error: unknown) => void;
  random?: () => number;
}

/** The prompt as it is shown, and what a server makes it from. */
function askOf({ recipe, prompt, choices }: GenerateRequest) {
  if (choices === null || isOwn(recipe)) return { prompt };
  const fitted = fitChoices(recipe, choices);
  return {
    prompt: wholeByHand(choices) === null ? prompt : askedPrompt(recipe, choices),
    from: { recipe: recipe.id, choices: choicesInUse(recipe, fitted) },
  };
}

/** Known before anyone is asked; in the words for `off` and `limited` the service itself speaks. */
function unaskable({ ai, backend, recipe }: GenerateRequest): FallbackReason | null {
  if (ai.mode !== 'local' || canAsk({ config: ai, backend }, recipe.type)) return null;
  return canAsk({ config: ai, backend }) ? 'no-image-key' : 'no-key';
}

/**
 * Asks AI for an answer to the prompt, and takes a fallback output at random when none comes (specification §8).
 * @throws the signal's reason when cancelled
 */
export async function generate(request: GenerateRequest): Promise<Answer> {
  const { recipe, ai, backend, signal, onChunk, onRestart, report, random = Math.random } = request;
  const failures: AiError[] = [];
  const onFailure = (failure: AiError) => {
    failures.push(failure);
    console.warn(failure.message);
  };
  const context = { ...askOf(request), config: ai, backend, signal, visitorId: visitorId(), onFailure };
  let reason = unaskable(request);
  try {
    if (recipe.type === 'image') {
      const image = await generateImage(context);
      if (image) return { source: 'ai', value: image };
    } else {
      const { text } = await generateText({ ...context, turns: request.turns, onChunk, onRestart });
      return { source: 'ai', value: text };
    }
    // What failed about the image is in the log already.
    reason ??= failures.some(declined) ? 'refused' : 'failed';
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AiError)) report(error);
    else if (error.code === 'off' || error.code === 'limited' || error.code === 'ceiling')
      reason ??= error.code;
    else if (reason) console.warn(error.message);
    else {
      // «All AI providers failed.» (specification §8)
      report(error);
      reason = declined(error) ? 'refused' : 'failed';
    }
    reason ??= 'failed';
  }
  const outputs = request.examples ?? recipe.fallback_outputs;
  const value = outputs[Math.floor(random() * outputs.length)];
  return value === undefined ? { source: 'none', value: null, reason } : { source: 'team', value, reason };
}
