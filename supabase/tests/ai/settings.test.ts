// How the Edge Function ai reads its environment variables, and estimates the price of an answer from
// AI_PRICES.
import { expect, it } from 'vitest';
import { readSettings } from '../../functions/ai/settings.ts';
import { estimateMaxSpending } from '../../functions/ai/spending.ts';

const settingsFrom = (env: Record<string, string>) => readSettings((name) => env[name], '.env');

it('Settings report all errors at once, with name, expected and found value', () => {
  const wrong = {
    AI_LIMIT_SITE_DAY: 'muitos',
    AI_TOKENS_VISITOR_HOUR: '0',
    AI_CEILING_MONTH: '25 €',
    AI_PRICES: 'um=0.30/2.50, dois=caro',
    AI_ENDPOINT_GEMINI: 'COLOQUE',
  };
  expect(() => settingsFrom(wrong)).toThrow(
    new Error(
      [
        '.env: AI_LIMIT_SITE_DAY: expected a whole number from 1 to 1000000000, found "muitos".',
        '.env: AI_TOKENS_VISITOR_HOUR: expected a whole number from 1 to 1000000000, found "0".',
        '.env: AI_CEILING_MONTH: expected an amount such as 25 or 25.50, found "25 €".',
        '.env: AI_PRICES: expected prices such as my-model=0.30/2.50 (a million tokens in and out) or my-images=0.04 (each), found "dois=caro".',
        '.env: AI_ENDPOINT_GEMINI: expected an address such as https://…, found "COLOQUE".',
      ].join('\n'),
    ),
  );
});

it('Settings reject a spending limit when an allowed model has no price', () => {
  const env = { AI_CEILING_DAY: '2.50', AI_MODEL_GEMINI_TEXT: 'um', AI_ALLOWED_MODELS: 'dois' };
  expect(() => settingsFrom({ ...env, AI_PRICES: 'um=0.30/2.50' })).toThrow(
    /AI_PRICES: .* found no price for dois\./,
  );
  const { configuredLimits } = settingsFrom({ ...env, AI_PRICES: 'um=0.30/2.50,dois=0.04' });
  // Values that are not configured come from the database.
  expect(configuredLimits).toEqual({ ai_ceiling_day: 2_500_000 });
});

it('estimateMaxSpending includes the cost of the most expensive model, plus a search for news', () => {
  const models = { geminiText: 'um', geminiImage: 'imagens', openRouter: 'equipa/dois', huggingFace: '' };
  const { prices } = settingsFrom({ AI_PRICES: 'um=0.3/2.5,equipa/dois=1/4,imagens=0.04,search=0.035' });
  const text = estimateMaxSpending({ kind: 'text', prompt: 'Olá' }, models, prices);
  expect(text.tokens).toBeGreaterThan(4096);
  // The model equipa/dois: 1 micro per input token, and 4 per output token, at most 4096.
  expect(text.micros).toBe(text.tokens - 4096 + 4 * 4096);
  expect(estimateMaxSpending({ kind: 'image', prompt: 'Olá' }, models, prices).micros).toBe(40_000);
  expect(
    estimateMaxSpending({ kind: 'news', principle: 'literacia' }, models, prices).micros,
  ).toBeGreaterThan(35_000);
});
