import { createBackend } from '@ia/shared-services/backend';
import { expect, it } from 'vitest';
import { submitSuggestion } from './submit-suggestion-mutation.ts';

const idea = { text: '  Uma ideia  ', author: null, receipt: 'IA-7K3M-9QXP-2DFH-4TVW' };
const backendWithFetch = (fetch: typeof globalThis.fetch) =>
  createBackend({ url: 'https://dados.example', publishableKey: 'sb_publishable_teste' }, { fetch });
const backendAnswering = (status: number, message: string) =>
  backendWithFetch(async () => new Response(JSON.stringify({ message }), { status }));

it.each([
  [backendAnswering(500, 'boom'), 'server'],
  [backendAnswering(429, 'rate_limited'), 'rate-limited'],
  [backendAnswering(400, 'suggestion_text must have 1 to 2000 characters'), 'rejected'],
  [backendWithFetch(() => Promise.reject(new TypeError('Failed to fetch'))), 'offline'],
] as const)('submitSuggestion throws a backend error (case %#, kind %s)', async (backend, kind) => {
  await expect(submitSuggestion(backend, idea)).rejects.toMatchObject({ kind });
});

it('submitSuggestion resolves when the suggestion had already arrived', async () => {
  await expect(submitSuggestion(backendAnswering(409, 'already_received'), idea)).resolves.toBeUndefined();
});

it('submitSuggestion sends the specified payload', async () => {
  let payload: unknown;
  const backend = backendWithFetch(async (address, init) => {
    if (String(address).endsWith('/visitor_token'))
      return Response.json('00000000-0000-8000-8000-000000000000');
    payload = JSON.parse(String(init?.body));
    return new Response(null, { status: 201 });
  });
  await submitSuggestion(backend, idea);
  expect(payload).toEqual({
    suggestion_text: 'Uma ideia',
    status: 'pending',
    author: null,
    receipt_code: idea.receipt,
  });
  await submitSuggestion(backend, { ...idea, about: 'literacia' });
  expect(payload).toMatchObject({ about: 'literacia' });
});
