// @vitest-environment node

import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { MODELS, observeText, observeWhole, setupOf } from '@ia/test-support/fake-ai/observe';
import { type Setup, TEXT_OUTCOMES, WHOLE_OUTCOMES } from '@ia/test-support/fake-ai/outcomes';
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

describe('text, with keys on the device', () => {
  it.each(TEXT_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { failures, ...asking } = context(outcome.setup);
    const seen = await observeText(ai, asking, fake.log);
    if ('text' in outcome.expect) {
      expect(seen.expect).toEqual({ restarts: 0, shown: outcome.expect.text, ...outcome.expect });
    } else {
      expect(seen.expect).toEqual(outcome.expect);
    }
    if (outcome.asked) expect(seen.asked).toEqual(outcome.asked);
    if (outcome.failures) expect(failures).toEqual(outcome.failures);
  });
});

describe('answers in one piece, with keys on the device', () => {
  it.each(WHOLE_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { failures, ...asking } = context(outcome.setup);
    const seen = await observeWhole(ai, outcome, asking, fake.log);
    expect(seen.expect).toEqual(outcome.expect);
    if (outcome.asked) expect(seen.asked).toEqual(outcome.asked);
    if (outcome.failures) expect(failures).toEqual(outcome.failures);
    if (outcome.call === 'image') {
      const failed = 'value' in outcome.expect && outcome.expect.value === '';
      expect(warn.mock.calls.flat().includes('Gemini image generation failed.')).toBe(failed);
    }
  });
});
