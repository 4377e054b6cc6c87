// Setup shared by the tests of the Edge Function ai. Fake providers (@ia/test-support/fake-ai) answer its
// calls.
import { AI_MODELS, AI_PROVIDERS, byName } from '@ia/federation/ai-providers';
import type { FakeAi } from '@ia/test-support/fake-ai';
import { MODELS, setupOptions } from '@ia/test-support/fake-ai/observe';
import type { Setup } from '@ia/test-support/fake-ai/outcomes';
import type { Limiter } from '../../functions/ai/limiter.ts';
import type { Backend } from '../../local/index.ts';

/** Origin of the test site. */
export const ORIGIN = 'https://ia.municipio.example';
/** Visitor id of the tests. */
export const VISITOR = '11111111-2222-4333-8444-555555555555';

/** A request with a prompt edited by hand: the simplest way to send any text. */
export const handwrittenRequest = (value: unknown, kind: 'text' | 'image' = 'text') => ({
  kind,
  recipe: '_propria',
  choices: { 'prompt-inteiro': { value, own: true } },
});

/** A limiter without limits. */
export const unlimitedLimiter: Limiter = {
  take: async () => ({ resting: [], settle: async () => {} }),
  cacheNews: async () => {},
};

/**
 * Environment variables of the function. They point to the fake providers.
 * @param setup name of a set of provider keys and timeouts
 * @param backend counts the requests in its database
 */
export function environmentFor(
  fake: FakeAi,
  setup: Setup = 'all-keys',
  backend?: Backend,
): Record<string, string> {
  const { keys, deadlines } = setupOptions(setup, fake.keys);
  return {
    ...(backend && {
      SUPABASE_URL: backend.url ?? '',
      SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
    }),
    AI_ALLOWED_ORIGINS: ` ${ORIGIN}, https://outra.example`,
    AI_ALLOWED_MODELS: 'imagen-falso',
    ...byName(AI_MODELS, ({ name, secret }) => [secret, MODELS[name]]),
    ...byName(AI_PROVIDERS, ({ endpoint, secrets }) => [secrets.endpoint, fake.endpoints[endpoint]]),
    ...byName(AI_PROVIDERS, ({ key, secrets }) => [secrets.key, keys?.[key] ?? '']),
    AI_LIMIT_VISITOR_HOUR: '1000',
    AI_LIMIT_ADDRESS_HOUR: '1000',
    ...(deadlines
      ? { AI_FIRST_PIECE_MS: `${deadlines.firstMs}`, AI_BETWEEN_PIECES_MS: `${deadlines.idleMs}` }
      : {}),
  };
}

/** Clears counters, cached news and provider failures. */
export const clearAiState = (backend: Backend) =>
  backend.run(
    'delete from private.rate_counters; delete from private.ai_spending; delete from private.ai_providers; delete from private.ai_news;',
  );
