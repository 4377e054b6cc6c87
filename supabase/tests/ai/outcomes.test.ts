// Every outcome of the provider suite, through the Edge Function in Deno, as the site's own client sees it.

import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { MODELS, observeText, observeWhole, PROMPT } from '@ia/test-support/fake-ai/observe';
import { type Setup, TEXT_OUTCOMES, WHOLE_OUTCOMES } from '@ia/test-support/fake-ai/outcomes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ai from '../../../shared-services/src/ai/index.ts';
import { type DenoFunction, startDenoFunction } from '../../local/deno-function.ts';
import { environmentFor, ORIGIN, VISITOR } from './environment.ts';

const SETUPS: Setup[] = ['all-keys', 'no-keys', 'example-keys', 'only-hugging-face', 'impatient'];
const functions = new Map<Setup, DenoFunction>();
let fake: FakeAi;

beforeAll(async () => {
  fake = await startFakeAi();
  await Promise.all(
    SETUPS.map(async (setup) => functions.set(setup, await startDenoFunction(environmentFor(fake, setup)))),
  );
});
afterAll(async () => {
  await Promise.all([...functions.values()].map((one) => one.close()));
  await fake.close();
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // A browser says by itself which page asks.
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit = {}) =>
    real(input, { ...init, headers: { ...init.headers, origin: ORIGIN } }),
  );
  return () => vi.unstubAllGlobals();
});

function running(setup: Setup = 'all-keys') {
  const edge = functions.get(setup);
  if (!edge) throw new Error(`No function for ${setup}`);
  const config: ai.AiSettings = { mode: 'server', models: MODELS };
  const backend = { url: edge.url, publishableKey: 'sb_publishable_falsa' };
  return { edge, context: { config, backend, visitorId: VISITOR } };
}

describe('text, through the function', () => {
  it.each(TEXT_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { edge, context } = running(outcome.setup);
    const seen = await observeText(ai, context, fake.log);
    const line = await edge.nextLogLine();
    if ('text' in outcome.expect) {
      expect(seen.expect).toEqual({ restarts: 0, shown: outcome.expect.text, ...outcome.expect });
    } else {
      expect(seen.expect).toEqual(outcome.expect);
    }
    if (outcome.asked) expect(seen.asked).toEqual(outcome.asked);
    if (outcome.failures) expect(line.failures).toEqual(outcome.failures);
    expect(line).toMatchObject({ kind: 'text', status: 200, answered: 'text' in outcome.expect });
  });
});

describe('answers in one piece, through the function', () => {
  it.each(WHOLE_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { edge, context } = running(outcome.setup);
    const seen = await observeWhole(ai, outcome, context, fake.log);
    const line = await edge.nextLogLine();
    expect(seen.expect).toEqual(outcome.expect);
    if (outcome.asked) expect(seen.asked).toEqual(outcome.asked);
    if (outcome.failures) expect(line.failures).toEqual(outcome.failures);
    expect(line.kind).toBe(outcome.call);
  });
});

it('logged nothing of what was asked or answered, and no key, over the whole suite', () => {
  const said = [...functions.values()].map((edge) => edge.output()).join('');
  expect(said).toContain('"kind":"text"');
  for (const secret of [PROMPT, 'convite', 'Avó', 'Literacia', VISITOR, ...Object.values(fake.keys)]) {
    expect(said).not.toContain(secret);
  }
});
