import type { ProviderId } from '../provider-id.ts';
import { geminiCompleteText } from './gemini-complete.ts';
import { geminiImage } from './gemini-image.ts';
import { gemini } from './gemini-text.ts';
import { huggingFace } from './hugging-face.ts';
import { openRouter } from './open-router.ts';
import type { TextProvider, WholeProvider } from './provider.ts';

/** The adapter of each row of `federation/src/ai-providers.ts`. */
export const TEXT_ADAPTERS: Record<ProviderId, TextProvider> = {
  gemini,
  openrouter: openRouter,
  huggingface: huggingFace,
};

/** The adapter of `WHOLE_PROVIDER`. */
export const WHOLE_ADAPTER: WholeProvider = { complete: geminiCompleteText, image: geminiImage };
