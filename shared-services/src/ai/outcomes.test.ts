// @vitest-environment node

/** Runs the shared table of AI scenarios against this package in local mode. The Edge Function's tests run the same table. */
import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { MODELS, observeNonStreaming, observeText, setupOptions } from '@ia/test-support/fake-ai/observe';
import { NON_STREAMING_OUTCOMES, type Setup, TEXT_OUTCOMES } from '@ia/test-support/fake-ai/outcomes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ai from './index.ts';

let fake: FakeAi;
let warn: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.close());
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function createContext(setup: Setup = 'all-keys') {
  const { keys, deadlines } = setupOptions(setup, fake.keys);
  const failures: string[] = [];
  const config: ai.AiSettings = { mode: 'local', models: MODELS, endpoints: fake.endpoints, keys };
  return { config, deadlines, failures, onFailure: (failure: Error) => void failures.push(failure.message) };
}

describe('generateText in local mode', () => {
  it.each(TEXT_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { failures, ...serviceContext } = createContext(outcome.setup);
    const seen = await observeText(ai, serviceContext, fake.log);
    if ('text' in outcome.expect) {
      // By default nothing restarts, and the streamed chunks equal the final text.
      expect(seen.result).toEqual({ restarts: 0, shown: outcome.expect.text, ...outcome.expect });
    } else {
      expect(seen.result).toEqual(outcome.expect);
    }
    if (outcome.requestedVendors) expect(seen.requestedVendors).toEqual(outcome.requestedVendors);
    if (outcome.failures) expect(failures).toEqual(outcome.failures);
  });
});

describe('generateImage, analyseSuggestion and summariseNews in local mode', () => {
  it.each(NON_STREAMING_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { failures, ...serviceContext } = createContext(outcome.setup);
    const seen = await observeNonStreaming(ai, outcome, serviceContext, fake.log);
    expect(seen.result).toEqual(outcome.expect);
    if (outcome.requestedVendors) expect(seen.requestedVendors).toEqual(outcome.requestedVendors);
    if (outcome.failures) expect(failures).toEqual(outcome.failures);
    if (outcome.call === 'image') {
      // A failed image call does not reject: it resolves with '' and logs.
      const failed = 'value' in outcome.expect && outcome.expect.value === '';
      expect(warn.mock.calls.flat().includes('Gemini image generation failed.')).toBe(failed);
    }
  });
});
