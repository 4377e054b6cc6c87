import type { AiConfig, BackendConfig } from '@ia/federation';
import { AiError, generateImage, generateText } from '@ia/shared-services/ai';
import { visitorId } from '@ia/shared-services/backend';
import type { Recipe } from '../content/recipes/recipe.ts';

/** Why the team's example stands in for an answer. */
export type FallbackReason = 'off' | 'limited' | 'failed';

export type Answer =
  | { source: 'ai'; value: string }
  /** One of the recipe's `fallback_outputs`. */
  | { source: 'team'; value: string; reason: FallbackReason }
  /** Nobody answered and the recipe has no fallback: the error sentence is shown, and it earns nothing. */
  | { source: 'none'; value: null; reason: FallbackReason };

export interface GenerateRequest {
  recipe: Recipe;
  prompt: string;
  ai: AiConfig;
  backend: BackendConfig | null;
  signal: AbortSignal;
  onChunk: (text: string) => void;
  onRestart: () => void;
  /** Told of what should never happen: code that could not be loaded, a defect. */
  report: (error: unknown) => void;
  random?: () => number;
}

/**
 * Asks AI for an answer to the prompt, and takes a fallback output at random when none comes (specification §8).
 * @throws the signal's reason when cancelled
 */
export async function generate(request: GenerateRequest): Promise<Answer> {
  const { recipe, prompt, ai, backend, signal, onChunk, onRestart, report, random = Math.random } = request;
  const context = { prompt, config: ai, backend, signal, visitorId: visitorId() };
  let reason: FallbackReason = 'failed';
  try {
    if (recipe.type === 'image') {
      const image = await generateImage(context);
      if (image) return { source: 'ai', value: image };
    } else {
      const { text } = await generateText({ ...context, onChunk, onRestart });
      return { source: 'ai', value: text };
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AiError)) report(error);
    else if (error.code === 'off' || error.code === 'limited') reason = error.code;
  }
  const outputs = recipe.fallback_outputs;
  const value = outputs[Math.floor(random() * outputs.length)];
  return value === undefined ? { source: 'none', value: null, reason } : { source: 'team', value, reason };
}
