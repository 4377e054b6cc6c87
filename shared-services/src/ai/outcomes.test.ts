// @vitest-environment node

import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { MODELS, observeNonStreaming, observeText, setupOf } from '@ia/test-support/fake-ai/observe';
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

function context(setup: Setup = 'all-keys') {
  const { keys, deadlines } = setupOf(setup, fake.keys);
  const failures: string[] = [];
  const config: ai.AiSettings = { mode: 'local', models: MODELS, endpoints: fake.endpoints, keys };
  return { config, deadlines, failures, onFailure: (failure: Error) => void failures.push(failure.message) };
}

describe('generateText in local mode', () => {
  it.each(TEXT_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { failures, ...asking } = context(outcome.setup);
    const seen = await observeText(ai, asking, fake.log);
    if ('text' in outcome.expect) {
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
    const { failures, ...asking } = context(outcome.setup);
    const seen = await observeNonStreaming(ai, outcome, asking, fake.log);
    expect(seen.result).toEqual(outcome.expect);
    if (outcome.requestedVendors) expect(seen.requestedVendors).toEqual(outcome.requestedVendors);
    if (outcome.failures) expect(failures).toEqual(outcome.failures);
    if (outcome.call === 'image') {
      const failed = 'value' in outcome.expect && outcome.expect.value === '';
      expect(warn.mock.calls.flat().includes('Gemini image generation failed.')).toBe(failed);
    }
  });
});
