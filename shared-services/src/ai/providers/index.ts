import type { ProviderId } from '../provider-id.ts';
import { geminiCompleteText } from './gemini-complete.ts';
import { geminiImage } from './gemini-image.ts';
import { gemini } from './gemini-text.ts';
import { huggingFace } from './hugging-face.ts';
import { openRouter } from './open-router.ts';
import type { SingleResponseProvider, TextProvider } from './provider.ts';

/** The streaming adapter of each row of `federation/src/ai-providers.ts`. */
export const TEXT_ADAPTERS: Record<ProviderId, TextProvider> = {
  gemini,
  openrouter: openRouter,
  huggingface: huggingFace,
};

/** The adapter of `SINGLE_RESPONSE_PROVIDER`. */
export const SINGLE_RESPONSE_ADAPTER: SingleResponseProvider = {
  complete: geminiCompleteText,
  image: geminiImage,
};
