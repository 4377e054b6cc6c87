import type { DeviceData } from '@ia/federation';
import { layersOf } from '@ia/shared-services/personal-tile';
import { readDevice, writeDevice } from '@ia/shared-services/storage';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceData } from '../../content/device-data.ts';

// Sending a suggestion when a rate limit stops it or the server's response is lost: form, queue and list.

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // A module stores the suggestions that this document sent.
  vi.resetModules();
  // A fixed time in the morning: shortly before midnight the texts would say «amanhã» (tomorrow).
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = '2026-11-24T10:00:00Z';
const RECEIPT = {
  suggestion_text: 'Uma ideia',
  author: null,
  created_at: at,
  integrated_in: null,
  upvotes: 0,
  answer_due: '2026-12-24',
  answer_late: false,
  history: [{ stage: 'pending', at }],
};

/**
 * Mocks a server that stores suggestions by receipt. It rejects all while `limit` names a rate limit; with
 * `losesAnswers` it stores a suggestion but its response is lost.
 */
function mockServer() {
  const server = { limit: null as string | null, losesAnswers: false, received: [] as string[] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const json = (status: number, body: unknown) =>
      new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      });
    const path = new URL(String(input)).pathname;
    if (path.endsWith('/visitor_token')) return json(200, '00000000-0000-8000-8000-000000000000');
    if (path.endsWith('/suggestion_receipt')) {
      const isReceived = server.received.includes(JSON.parse(String(init?.body)).receipt_code);
      return json(200, isReceived ? { ...RECEIPT, stage: 'pending' } : null);
    }
    if (!path.endsWith('/manifesto_suggestions') || init?.method !== 'POST') return json(200, []);
    const details = JSON.stringify({ limit: server.limit, wait: 600 });
    if (server.limit) return json(429, { message: 'rate_limited', details });
    server.received.push(JSON.parse(String(init.body)).receipt_code);
    if (server.losesAnswers) throw new TypeError('Failed to fetch');
    return json(201, undefined);
  });
  return server;
}

/** Renders the section, then writes, signs and sends a suggestion; waits for the list when it has earlier ones. */
async function send(text: string, { hasEarlier = false } = {}) {
  const { ShellProvider } = await import('@ia/federation');
  const { fakeShell } = await import('@ia/federation/fake-shell');
  const { Contribute } = await import('./contribute/Contribute.tsx');
  const shell = fakeShell({
    backend: () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' }),
  });
  render(
    <ShellProvider shell={shell}>
      <Contribute onSent={() => {}} onChanged={() => {}} />
    </ShellProvider>,
  );
  await userEvent.type(screen.getByLabelText('A sua sugestão'), text);
  if (hasEarlier) await findMySuggestions();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(screen.getByLabelText('Assinar com o meu nome'));
  await userEvent.type(screen.getByLabelText(/^O seu nome/), 'Rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar sugestão' }));
}
/** Earned layers of «O meu azulejo», the visitor's tile. A suggestion earns one once the server has it. */
const ownedLayers = () =>
  layersOf(
    deviceData.map((entry) => ({ ...entry, app: 'mfe-manifesto' }) as DeviceData),
    new Map(Object.entries({ ...localStorage })),
  ).flatMap(({ name, isEarned }) => (isEarned ? name : []));
const findMySuggestions = () =>
  screen.findByRole('region', { name: 'As minhas sugestões' }, { timeout: 5000 });

it.each([
  ['address', /a partir desta ligação à Internet, que pode ser de muita gente.*segue sozinha a partir d/],
  ['site', /Nesta hora já chegaram muitas sugestões de toda a gente\..*segue sozinha a partir d/],
])(
  'Suggestion rejected by the rate limit per %s is queued, with reason, time and advice',
  async (scope, reason) => {
    const server = mockServer();
    server.limit = `suggestions_per_${scope}_hour`;
    await send('Uma ideia da 31.ª pessoa da turma');
    expect(await screen.findByRole('heading', { name: 'Sugestão guardada neste dispositivo' })).toBeTruthy();
    const list = await findMySuggestions();
    expect(within(list).getByText('Ainda não foi enviada')).toBeTruthy();
    expect(screen.getAllByText(reason)).toHaveLength(2);
    expect(screen.queryByText('Por confirmar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(ownedLayers()).toEqual([]);

    server.limit = null;
    await userEvent.click(within(list).getByRole('button', { name: 'Tentar enviar agora' }));
    expect(await within(list).findByText('Recebida')).toBeTruthy();
    expect(server.received).toHaveLength(1);
    expect(list.textContent).toContain(server.received[0]);
    expect(ownedLayers()).toEqual(['Uma sugestão sua']);
  },
);

it("Queued suggestion returns to the form with its name, and the form's draft is kept", async () => {
  mockServer().limit = 'suggestions_per_address_hour';
  await send('A primeira ideia');
  const list = await findMySuggestions();
  await userEvent.click(await screen.findByRole('button', { name: 'Submeter outra ideia' }));
  await userEvent.type(screen.getByLabelText('A sua sugestão'), 'A segunda');
  await userEvent.click(within(list).getByRole('button', { name: 'Voltar a pô-la no formulário' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('A sua sugestão');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('A primeira ideia');
  expect(readDevice('suggestionDrafts')).toContain('A segunda');
  expect(readDevice('suggestionDrafts')).toContain('"name":"Rosa"');
  expect(screen.queryByText('Ainda não foi enviada')).toBeNull();
});

it('Queued suggestion is not sent after its author cancels it, and its text stays in the drafts', async () => {
  const server = mockServer();
  server.limit = 'suggestions_per_address_hour';
  await send('Uma ideia que já não quero enviar');
  await userEvent.click(within(await findMySuggestions()).getByRole('button', { name: 'Não enviar' }));
  expect(await screen.findByText('Uma ideia que já não quero enviar')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('A sua sugestão')));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsent_'))).toEqual([]);
});

it("Visitor's own rate limit shows when it ends, keeps the text, queues nothing and earns no layer", async () => {
  mockServer().limit = 'suggestions_per_visitor_hour';
  await send('A sexta ideia desta hora');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /Nesta hora já enviou muitas sugestões\. O seu texto continua aqui\. Pode enviá-lo .*a partir d/,
  );
  expect(screen.getByText('A sexta ideia desta hora')).toBeTruthy();
  expect(readDevice('sentSuggestions')).not.toContain('A sexta ideia');
  expect(screen.queryByText(/Ainda não sabemos se o servidor a recebeu/)).toBeNull();
  expect(ownedLayers()).toEqual([]);
});

it.each([
  ['first', []],
  ['second', [{ code: 'IA-1', text: 'Outra', at, received: true, stage: 'pending', checkedAt: at }]],
])("Device's %s suggestion is confirmed after its answer was lost", async (_which, earlier) => {
  // Without IntersectionObserver, the list counts as visible at once.
  vi.stubGlobal('IntersectionObserver', undefined);
  const server = mockServer();
  server.losesAnswers = true;
  writeDevice('sentSuggestions', JSON.stringify(earlier));
  await send('Uma ideia com má ligação', { hasEarlier: earlier.length > 0 });
  expect(
    await screen.findByRole('heading', { name: 'Sugestão enviada. Obrigado!' }, { timeout: 5000 }),
  ).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.received).toHaveLength(1);
});
