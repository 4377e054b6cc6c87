// Runs every outcome of the provider suite through the Edge Function in Deno, as seen by the site's own client.
// An outcome scripts the answers of the fake providers and states what the client must receive. A setup is a
// set of provider keys and timeouts. @ia/test-support/fake-ai defines both.

import { type FakeAi, startFakeAi } from '@ia/test-support/fake-ai';
import { MODELS, observeNonStreaming, observeText, PROMPT } from '@ia/test-support/fake-ai/observe';
import { NON_STREAMING_OUTCOMES, type Setup, TEXT_OUTCOMES } from '@ia/test-support/fake-ai/outcomes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ai from '../../../shared-services/src/ai/index.ts';
import { type DenoFunction, startDenoFunction } from '../../local/deno-function.ts';
import { type Backend, startBackend } from '../../local/index.ts';
import { clearAiState, environmentFor, ORIGIN, VISITOR } from './environment.ts';

const SETUPS: Setup[] = ['all-keys', 'no-keys', 'example-keys', 'only-hugging-face', 'short-timeouts'];
const functions = new Map<Setup, DenoFunction>();
let fake: FakeAi;
let backend: Backend;

beforeAll(async () => {
  fake = await startFakeAi();
  backend = await startBackend({ dataDir: 'memory', port: 0 });
  await Promise.all(
    SETUPS.map(async (setup) =>
      functions.set(setup, await startDenoFunction(environmentFor(fake, setup, backend))),
    ),
  );
});
afterAll(async () => {
  await Promise.all([...functions.values()].map((one) => one.close()));
  await backend.close();
  await fake.close();
});
beforeEach(async () => {
  await clearAiState(backend);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Browsers add the Origin header automatically.
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit = {}) =>
    realFetch(input, { ...init, headers: { ...init.headers, origin: ORIGIN } }),
  );
  return () => vi.unstubAllGlobals();
});

/** The function of a setup, and the client's context to call it. */
function contextFor(setup: Setup = 'all-keys') {
  const edge = functions.get(setup);
  if (!edge) throw new Error(`No function for ${setup}`);
  const config: ai.AiSettings = { mode: 'server', models: MODELS };
  const backend = { url: edge.url, publishableKey: 'sb_publishable_falsa' };
  return { edge, context: { config, backend, visitorId: VISITOR } };
}

describe('text, through the function', () => {
  it.each(TEXT_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { edge, context } = contextFor(outcome.setup);
    const observed = await observeText(ai, context, fake.log);
    const line = await edge.nextLogLine();
    if ('text' in outcome.expect) {
      expect(observed.result).toEqual({ restarts: 0, shown: outcome.expect.text, ...outcome.expect });
    } else {
      expect(observed.result).toEqual(outcome.expect);
    }
    if (outcome.requestedVendors) expect(observed.requestedVendors).toEqual(outcome.requestedVendors);
    if (outcome.failures) expect(line.failures).toEqual(outcome.failures);
    expect(line).toMatchObject({ kind: 'text', status: 200, answered: 'text' in outcome.expect });
  });
});

describe('complete answers, through the function', () => {
  it.each(NON_STREAMING_OUTCOMES)('$name', async (outcome) => {
    fake.script(outcome.script);
    const { edge, context } = contextFor(outcome.setup);
    const observed = await observeNonStreaming(ai, outcome, context, fake.log);
    const line = await edge.nextLogLine();
    expect(observed.result).toEqual(outcome.expect);
    if (outcome.requestedVendors) expect(observed.requestedVendors).toEqual(outcome.requestedVendors);
    if (outcome.failures) expect(line.failures).toEqual(outcome.failures);
    expect(line.kind).toBe(outcome.call);
  });
});

it('Log contains no prompts, answers or keys after the whole suite', () => {
  const output = [...functions.values()].map((edge) => edge.output()).join('');
  expect(output).toContain('"kind":"text"');
  for (const secret of [PROMPT, 'convite', 'Avó', 'Literacia', VISITOR, ...Object.values(fake.keys)]) {
    expect(output).not.toContain(secret);
  }
});
