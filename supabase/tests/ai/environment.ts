import type { FakeAi } from '@ia/test-support/fake-ai';
import { MODELS, setupOf } from '@ia/test-support/fake-ai/observe';
import type { Setup } from '@ia/test-support/fake-ai/outcomes';

export const ORIGIN = 'https://ia.municipio.example';
export const VISITOR = '11111111-2222-4333-8444-555555555555';

/** A request for what a visitor wrote by hand: the shortest way to any words. */
export const byHand = (value: unknown, kind: 'text' | 'image' = 'text') => ({
  kind,
  recipe: '_propria',
  choices: { 'prompt-inteiro': { value, own: true } },
});

/** The function's secrets for one setup of the suite. */
export function environmentFor(fake: FakeAi, setup: Setup = 'all-keys'): Record<string, string> {
  const { keys, deadlines } = setupOf(setup, fake.keys);
  return {
    AI_ALLOWED_ORIGINS: ` ${ORIGIN}, https://outra.example`,
    AI_ALLOWED_MODELS: 'imagen-falso',
    AI_MODEL_GEMINI_TEXT: MODELS.geminiText,
    AI_MODEL_GEMINI_IMAGE: MODELS.geminiImage,
    AI_MODEL_OPENROUTER: MODELS.openRouter,
    AI_MODEL_HUGGINGFACE: MODELS.huggingFace,
    AI_ENDPOINT_GEMINI: fake.endpoints.gemini,
    AI_ENDPOINT_OPENROUTER: fake.endpoints.openRouter,
    AI_ENDPOINT_HUGGINGFACE: fake.endpoints.huggingFace,
    GEMINI_API_KEY: keys?.GEMINI ?? '',
    OPENROUTER_API_KEY: keys?.OPENROUTER ?? '',
    HUGGINGFACE_API_KEY: keys?.HUGGINGFACE ?? '',
    AI_LIMIT_VISITOR_HOUR: '1000',
    AI_LIMIT_ADDRESS_HOUR: '1000',
    ...(deadlines
      ? { AI_FIRST_PIECE_MS: `${deadlines.firstMs}`, AI_BETWEEN_PIECES_MS: `${deadlines.idleMs}` }
      : {}),
  };
}
